/**
 * Tells programs that say what they are from visitors: by the words of their user agents, since
 * a list of a thousand names would weigh more than all else that a page loads. A program that
 * poses as a browser is not found here, and a browser that merely runs without a window is none.
 *
 * `bot` is in most names, and a maker of telephones is called Cubot; `http` is in the address
 * that crawlers leave and in the names of libraries.
 */
const WORDS =
  /(?<!cu)bot|http|crawl|spider|slurp|preview|facebookext|mediapartners|lighthouse|archive|python|curl|wget|java\/|axios|monitor|phantom/i;

export function isBot(userAgent = navigator.userAgent): boolean {
  return WORDS.test(userAgent);
}
