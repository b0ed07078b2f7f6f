/** What `site/portolan/web/services.py` tells of the configured services; no secret is in it. */

export interface Services {
  /** The domain whose hosts share the site's cookies; none where there is a single host. */
  rootDomain?: string;
  /** `development`, `test` or `production`. */
  environment?: string;
  analytics?: AnalyticsSettings;
  /** The names of cookies that others write or read. */
  cookies?: { marketing?: string; secondMarketing?: string; customer?: string };
  errors?: ErrorSettings;
  monitoring?: MonitoringSettings;
  messaging?: { appId: string };
  /** The public key of the bot check. */
  botCheck?: { siteKey: string };
  /** Whether pages register the service worker. */
  serviceWorker?: boolean;
  /** The pages' scripts that run off the main thread, and the functions handed to them. */
  offThread?: { ids: string[]; forward: string[] };
}

export interface AnalyticsSettings {
  url: string;
  /** Of an outside service; the built-in sink has none. */
  key?: string;
}

export interface ErrorSettings {
  /** Each gets every report; a path stands for the built-in sink. */
  dsns: string[];
  /** Leave errors of embedded players and carousels out. */
  silent?: boolean;
}

export interface MonitoringSettings {
  applicationId: string;
  clientToken: string;
  /** The origin that gets the events. */
  intake: string;
  /** Events per minute; without it, the library's own limit. */
  limit?: number;
}
