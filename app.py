"""The application factory."""

import os
from collections.abc import Mapping

from flask import Flask

from forms.messages import CONFIRMATIONS
from portolan.core.config import ROOT, Settings
from portolan.core.error_reports import init_error_reports
from portolan.core.log_lines import init_log_lines
from portolan.leads import init_leads
from portolan.sections import load_sections
from portolan.sections.canonical import CANONICAL_PATTERNS
from portolan.sections.dev import event_sink, style_guide, translator_view
from portolan.sections.shared.lead_pages import init_lead_pages
from portolan.web import (
    health,
    icons,
    manifest,
    off_thread,
    offline,
    page_data,
    service_worker,
    slice_data,
    well_known,
)
from portolan.web.application import PortolanApp
from portolan.web.assets import init_assets
from portolan.web.canonical import init_canonical
from portolan.web.cdn.tags import init_cdn_tags
from portolan.web.command_line import init_command_line
from portolan.web.content import init_content
from portolan.web.conversions import init_conversions
from portolan.web.csp_reports import init_csp_reports
from portolan.web.digest import code_digest
from portolan.web.errors import init_errors
from portolan.web.form_posts import UnstoredRequest
from portolan.web.headers import init_headers
from portolan.web.hs_store import init_hs_store
from portolan.web.layers import init_layers
from portolan.web.locale import init_locale
from portolan.web.methods import init_methods
from portolan.web.navigation import init_navigation
from portolan.web.page_scripts import init_page_scripts
from portolan.web.proxies.faults import init_proxies
from portolan.web.queries import queries
from portolan.web.redirects.answer import init_redirects, redirected
from portolan.web.root_pages import init_root_pages
from portolan.web.route_network import init_route_network
from portolan.web.script_proxy.view import init_script_proxy
from portolan.web.sessions import NoSessions
from portolan.web.share_images.view import init_share_images
from portolan.web.sitemap import init_sitemap
from portolan.web.static_queries import init_static_queries
from portolan.web.templating import init_templates

SECTIONS = load_sections()


def create_app(environment: Mapping[str, str] = os.environ) -> Flask:
    """Wire the site together from the settings in `environment`."""
    app = bare(Settings.from_environment(environment))
    init_locale(app)
    init_cdn_tags(app)
    init_headers(app)
    init_methods(app)
    init_proxies(app)
    init_assets(app)
    init_templates(app)
    init_content(app)
    init_route_network(app)
    init_hs_store(app)
    init_leads(app, form_names=CONFIRMATIONS)
    init_lead_pages(app)
    add_sections(app)
    init_csp_reports(app)
    init_share_images(app)
    init_script_proxy(app)
    if not app.config["SETTINGS"].is_production:
        app.register_blueprint(style_guide.blueprint)
        app.register_blueprint(event_sink.blueprint)
        event_sink.init_event_sink(app)
        app.register_blueprint(translator_view.blueprint)
        translator_view.init_translator_view(app)
    init_redirects(app, [section.redirects for section in SECTIONS])
    init_errors(app, redirected)
    init_command_line(app)
    init_layers(app)
    return app


def bare(settings: Settings) -> Flask:
    """The Flask application with its settings and no routes yet."""
    app = PortolanApp(
        __name__,
        template_folder=ROOT / "templates",
        static_folder=None,
        instance_path=str(settings.instance_path),
    )
    app.config.from_mapping(
        SETTINGS=settings,
        SECRET_KEY=settings.secret_key,
        TRANSLATIONS=str(settings.translations_path),
        CODE_DIGEST=code_digest(),
        MAX_CONTENT_LENGTH=256 * 1024,
        MAX_FORM_PARTS=100,
        TEMPLATES_AUTO_RELOAD=settings.site_env == "development",
        TESTING=settings.site_env == "test",
    )
    if settings.is_production:
        init_log_lines()
    init_error_reports(settings, release=app.config["CODE_DIGEST"])
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    app.session_interface = NoSessions()
    app.request_class = UnstoredRequest
    app.extensions["readiness"] = {}
    return app


def add_sections(app: Flask) -> None:
    """Register all that has an address: sections, menus, sitemap, and the site's own files."""
    for section in SECTIONS:
        app.register_blueprint(section)
    init_navigation(app, [link for section in SECTIONS for link in section.menu])
    init_conversions(app, [event for section in SECTIONS for event in section.conversions])
    init_page_scripts(app, [path for section in SECTIONS for path in section.consent_alone])
    init_root_pages(app, SECTIONS)
    init_canonical(app, CANONICAL_PATTERNS)
    init_sitemap(app, SECTIONS)
    for room in (
        page_data, slice_data, health, icons, manifest, well_known, service_worker, offline,
        off_thread,
    ):  # fmt: skip
        app.register_blueprint(room.blueprint)
    init_static_queries(app, queries(SECTIONS))
