import type { Locale } from '#content/locale.ts'
import { type Page, routeTable } from '#content/pages.ts'
import { coral, ink, primary, saffron, teal, white } from './parts/palette.ts'
import { pattern } from './parts/pattern.ts'
import { blob, path, star } from './parts/shapes.ts'

export const socialSize = [1200, 630] as const

/** The picture that stands at the head of each page; the policy has none and shows the star. */
const pictures: Record<string, string> = {
  default: 'skills-map',
  home: 'dashboard',
  about: 'about-hero',
  'why-choose-us': 'hero-why',
  'customer-stories': 'team-view',
  'our-team': 'key-one-team',
  careers: 'hero-careers',
  'our-partners': 'hero-partners',
  'our-clients': 'hero-clients',
  'our-awards': 'hero-awards',
  resources: 'lesson-phone',
  'contact-us': 'hero-contact',
  success: 'success-letter',
  'solutions-totara-suite': 'hero-totara-suite',
  'solutions-totara-learn': 'hero-totara-learn',
  'solutions-totara-perform': 'hero-totara-perform',
  'solutions-totara-mobile': 'hero-totara-mobile',
  'solutions-integrations': 'hero-totara-integrations',
  'solutions-openedx': 'hero-open-edx',
  'solutions-opensesame': 'hero-opensesame',
  'solutions-ilearn-catalogues': 'hero-catalogues',
  'solutions-bespoke-content': 'hero-bespoke',
  'solutions-rosetta-stone': 'hero-rosetta',
}

const accents = { primary, teal, saffron, coral }
const others = { primary: [saffron, teal], teal: [saffron, coral], saffron: [coral, primary], coral: [saffron, teal] }

/** Letters in a name and the size it is set in. */
const sizes = [
  [9, 90],
  [16, 80],
  [30, 66],
  [50, 56],
] as const

const wordmark = `<svg width="157" height="60" viewBox="0 0 89 34" style="display:block;overflow:visible">${path(star(6.2, 6.6, 6.4), saffron.bright)}<rect x="3.4" y="14.6" width="5.6" height="16.4" rx="1" fill="${ink}"/><text x="11.4" y="31" font-size="29" font-weight="600" letter-spacing="-1" fill="${ink}" direction="ltr">Learn</text></svg>`

/** A product's name of two words. */
const product = /[A-Za-z]+ [A-Za-z]+/

type Card = { key: string; name: string; accent?: Page['accent']; locale: Locale }

/** What a page shows when its address is shared: HTML for a canvas of `socialSize`; `image` gives a picture's data. */
export function socialCard({ key, name, accent: chosen, locale }: Card, image: (file: string) => string): string {
  const rtl = locale === 'ar'
  const accent = chosen ?? 'primary'
  const tone = accents[accent]
  const [second, third] = others[accent]
  const file = pictures[key] && `${pictures[key]}.${locale}.webp`
  const fitting = sizes.find(([letters]) => name.length <= letters)?.[1] ?? 50
  const size = rtl && product.test(name) ? Math.min(fitting, 58) : fitting
  const ground = [
    `<rect width="1200" height="630" fill="${tone.tint}"/>`,
    pattern(1200, 630, tone.deep, 0.1, 'to-right'),
    path(blob('c', 1110, 60, 330, 300), tone.mid),
    path(blob('a', 1130, 600, 200), third?.bright ?? white),
    path(blob('d', 690, 20, 90), second?.bright ?? white),
  ].join('')
  const sides = rtl ? 'transform="translate(1200 0) scale(-1 1)"' : ''
  const alone =
    path(star(930, 315, 230), saffron.bright) +
    path(star(930, 315, 160, 22.5), white) +
    path(star(930, 315, 100), primary.bright)
  return `<div dir="${rtl ? 'rtl' : 'ltr'}" lang="${locale}" style="position:relative;width:1200px;height:630px;overflow:hidden;font-family:Readex;color:${ink}">
    <svg width="1200" height="630" style="position:absolute"><g ${sides}>${ground}${file ? '' : alone}</g></svg>
    ${file ? `<img alt="" src="${image(file)}" style="position:absolute;inset-block:0;margin-block:auto;inset-inline-end:44px;width:560px;height:auto;border-radius:36px;box-shadow:0 24px 56px rgb(12 26 58/.2)">` : ''}
    <div style="position:absolute;inset-block-start:64px;inset-inline-start:72px">${wordmark}</div>
    <div style="position:absolute;inset-block-end:72px;inset-inline-start:72px;width:500px;font-size:${size}px;font-weight:600;line-height:${rtl ? 1.36 : 1.1};letter-spacing:${rtl ? 0 : -0.032}em;text-wrap:balance">${lines(name, rtl)}</div>
  </div>`
}

const withoutHyphenBreaks = (words: string) => `<span style="white-space:nowrap">${words}</span>`

/** A name whose joined words stay on one line, product names in Arabic among them, and its last word with the star. */
function lines(name: string, rtl: boolean): string {
  const joined = rtl ? product : /\S+-\S+|Open edX/
  const last = name.search(rtl ? /([A-Za-z]+ [A-Za-z]+|\S+)$/ : /\S+$/)
  return name.slice(0, last).replace(joined, withoutHyphenBreaks('$&')) + withoutHyphenBreaks(name.slice(last) + stop)
}

/** The star that ends a title. */
const stop = `<svg viewBox="-10 -10 20 20" style="display:inline-block;width:.26em;height:.26em;margin-inline-start:.1em">${path(star(0, 0, 10), saffron.bright)}</svg>`

/** Every card there is: one for each page and one for what has no page, in both languages. */
export const socialCards: Card[] = [
  ...routeTable.map(({ key, name, accent }) => ({ key, name, accent })),
  {
    key: 'default',
    name: { en: 'Learning in Arabic and English', ar: 'التعلّم بالعربية والإنجليزية' },
    accent: undefined,
  },
].flatMap(({ name, ...page }): Card[] =>
  (['en', 'ar'] as const).map((locale) => ({ ...page, name: name[locale] ?? '', locale })),
)
