import { expect, test } from 'vitest'
import { sanitizeSvg } from './sanitize-svg.ts'
import { sanitizeSvgInWorker } from './sanitize-svg-in-worker.ts'

const root = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Sanitizes an SVG with `parts` as content; returns the sanitized content without the root element, and its losses. */
function cleaned(parts: string) {
  const { svg = '', lost = [] } = sanitizeSvg(Buffer.from(`<svg>${parts}</svg>`)) ?? {}
  return [svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), ...lost]
}

test.each([
  '<style>.a{fill:url(#shade)} g &gt; path{opacity:.5}</style>',
  '<style>@font-face{font-family:A;src:url(data:font/woff2;base64,d09GMg==)}</style>',
  '<style>@keyframes a{to{opacity:0}} @media print{.a{fill:red}}</style>',
  '<defs><linearGradient id="shade" gradientUnits="userSpaceOnUse"><stop offset="0"/></linearGradient></defs>',
  '<path class="a" d="M0 0h4v3z" style="fill:#fff" stroke="url(#shade)"/>',
  '<use xlink:href="#mark"/><use href="#mark"/>',
  ...['image/png', 'image/jpg', 'IMAGE/PJPEG', 'image/x-png', 'image/webp;charset=utf-8'].map(
    (type) => `<image href="data:${type};base64,iVBORw0KGgo="/>`,
  ),
  '<image xlink:href="DATA:image/gif;Base64, iVBO%2B Rw0K"/>',
  '<filter id="a"><feImage href="data:image/png;base64,iVBORw0KGgo="/></filter>',
  '<title>Research &amp; teaching بحث</title>',
])('an SVG keeps elements that draw: %s', (parts) => {
  expect(cleaned(parts)).toEqual([parts])
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<scr<script></script>ipt>alert(1)</script>', ''],
  ['<g onclick="alert(1)" ONLOAD="alert(1)"></g>', '<g/>'],
  [
    '<a href="javascript:alert(1)" transform="scale(2)"><text>More</text></a>',
    '<g transform="scale(2)"><text>More</text></g>',
  ],
  ['<text><a href="/">More</a></text>', '<text><tspan>More</tspan></text>'],
  ['<use href="https://evil.example/a.svg#b"/>', '<use/>', 'external'],
  ['<use href="data:image/svg+xml;base64,PHN2Zz4="/>', '<use/>', 'external'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image/>', 'external'],
  ['<image xlink:href="https://evil.example/seen.png"/>', '<image/>', 'external'],
  ['<foreignObject><iframe src="https://evil.example"/></foreignObject>', '', 'html'],
  ['<switch><foreignObject requiredExtensions="ai"/><g/></switch>', '<switch><g/></switch>'],
  ['<g xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></g>', ''],
  ['<metadata><x xmlns="urn:x">a</x></metadata><path x:y="1" xmlns:x="urn:x"/>', '<path/>'],
  ['<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>', '<rect/>', 'animation'],
  [
    '<path fill="url( https://evil.example/a )" style="background:\\75rl(//evil);fill:red"/>',
    '<path style="fill:red"/>',
    'external',
  ],
  ['<style>a{background:url(//evil.example);fill:red}</style>', '<style>a{fill:red}</style>', 'external'],
  ['<style>a{src:url(data:font/woff2;base64,d09G)}</style>', '<style>a{}</style>', 'external'],
  ['<style><![CDATA[</style><script>alert(1)</script>]]></style>', '<style/>', 'external'],
  ['<style>@import url("https://fonts.example/a;b");.a{fill:red}</style>', '<style>.a{fill:red}</style>', 'external'],
  [
    '<style>@font-face{font-family:A;src:url(a.woff)}.a{fill:red}</style>',
    '<style>@font-face{font-family:A}.a{fill:red}</style>',
    'external',
  ],
])('an SVG loses scripts, links and external references, and says what was visible: %s', (parts, ...left) => {
  expect(cleaned(parts)).toEqual(left)
})

test.each([
  [
    'UTF-8 with a byte order mark',
    Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- by a program -->\n<svg><title>é</title></svg>'),
  ],
  ['UTF-16', Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><svg><title>é</title></svg>', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\uFEFF<svg><title>é</title></svg>', 'utf16le').swap16()],
  ['Latin 1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><svg><title>é</title></svg>', 'latin1')],
  ['UTF-8 declared as UTF-16', Buffer.from('<?xml version="1.0" encoding="utf-16"?><svg><title>é</title></svg>')],
])('an SVG may be in %s', (_, file) => {
  expect(sanitizeSvg(file)?.svg).toBe(`${root}><title>é</title></svg>`)
})

test('an SVG may have prefixes', () => {
  const prefixed =
    '<n:svg xmlns:n="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"><n:use l:href="#a" x="1"/></n:svg>'
  expect(sanitizeSvg(Buffer.from(prefixed))?.svg).toBe(`${root}><use xlink:href="#a" x="1"/></svg>`)
})

test('an SVG loses its external style sheet, and says so', () => {
  const svg = '<?xml version="1.0"?>\n<?xml-stylesheet type="text/css" href="a.css"?>\n<svg><g/></svg>'
  expect(sanitizeSvg(Buffer.from(svg))).toEqual({ svg: `${root}><g/></svg>`, lost: ['external'] })
})

test('the entities of its document type are resolved, and all others refused', () => {
  const withEntities = (entities: string, content: string) =>
    sanitizeSvg(Buffer.from(`<!DOCTYPE svg PUBLIC "a" "b" [${entities}]>\n${content}`))?.svg
  const entities = `<!ENTITY ns "http://www.w3.org/2000/svg">\n<!ENTITY c 'red'><!ENTITY st1 "fill:&c;"><!ENTITY p "<path/>">`
  expect(withEntities(entities, '<svg xmlns="&ns;"><g style="&st1;">&p;</g></svg>')).toBe(
    `${root}><g style="fill:red"><path/></g></svg>`,
  )
  expect(withEntities('<!ENTITY s "<script>x</script>">', '<svg>&s;&amp;</svg>')).toBe(`${root}>&amp;</svg>`)
  expect(withEntities('<!ENTITY x SYSTEM "file:///etc/passwd">', '<svg>&x;</svg>')).toBeUndefined()
  expect(withEntities('<!ENTITY a "&b;"><!ENTITY b "&a;">', '<svg>&a;</svg>')).toBeUndefined()
})

test.each([
  ['a page', Buffer.from('<p>A page</p>')],
  ['bytes that are not of its encoding', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff])],
  ['a drawing that is cut off', Buffer.from('<svg><path d="M0 0')],
  ['an unknown encoding', Buffer.from('<?xml version="1.0" encoding="x-none"?><svg/>')],
])('%s is no SVG', (_, file) => {
  expect(sanitizeSvg(file)).toBeUndefined()
})

test.each([
  ['<svg><style>', '@import url('],
  ['<svg a="', '@font-face{'],
  ['<!doctype svg', '            '],
  ['', '<!DOCTYPE svg '],
  ['<!DOCTYPE svg [', ']     '],
  ['<svg><image href="data:image/png', ';base64;'],
])('an SVG that repeats an unclosed start is processed in time: %s%s', (start, repeated) => {
  const begun = performance.now()
  sanitizeSvg(Buffer.from(start + repeated.repeat(15_000)))
  sanitizeSvg(Buffer.from(`${start + repeated.repeat(15_000)}"/></svg>`))
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('an SVG may have the line ends of Windows, many of them', () => {
  const svg = (end: string) => sanitizeSvg(Buffer.from(`<svg><title>${`é${end}`.repeat(40_000)}</title></svg>`))?.svg
  const begun = performance.now()
  expect(svg('\r\n')).toBe(svg('\n'))
  expect(performance.now() - begun).toBeLessThan(1_000)
})

/** Five levels, each of which draws the level below it as often as `times` says, by what `refer` writes. */
const levels = (times: number, refer: (id: string) => string) => {
  const level = (_: unknown, at: number) => `<g id="g${at + 1}">${refer(`g${at}`).repeat(times)}</g>`
  return `<svg><path id="g0" d="M0 0h4v4z"/>${Array.from({ length: 5 }, level).join('')}</svg>`
}

test.each([
  ['of references that multiply', levels(10, (id) => `<use href="#${id}"/>`)],
  ['of masks that multiply', levels(10, (id) => `<path d="M0 0h4v4z" mask="url(#${id})"/>`)],
  [
    'of masks that multiply, by a style sheet',
    levels(10, (id) => `<path d="M0 0h4v4z" class="a ${id}"/>`).replace(
      '<svg>',
      `<svg><style>${[0, 1, 2, 3, 4].map((at) => `path.g${at},b{fill:red;mask:url(#g${at})}`).join('')}</style>`,
    ),
  ],
  [
    'of references that multiply, to ids that are there twice',
    levels(10, (id) => `<use href="#${id}"/>`).replace('</svg>', '<g id="g4"/></svg>'),
  ],
  ['nested too deeply', '<svg>'.repeat(200_000)],
  [
    'made of entities that multiply',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]><svg>${'&b;'.repeat(1_000)}</svg>`,
  ],
])('an SVG %s is refused', async (_, svg) => {
  await expect(sanitizeSvgInWorker(Buffer.from(svg))).rejects.toMatchObject({ code: 'UPLOAD_TOO_COMPLEX' })
})

test('an SVG may draw one element often, and refer to itself', () => {
  expect(sanitizeSvg(Buffer.from(levels(4, (id) => `<use href="#${id}"/>`)))).toBeDefined()
  expect(sanitizeSvg(Buffer.from('<svg id="a"><use href="#a"/></svg>'))).toBeDefined()
})

test('an SVG that takes too long to parse is refused, without blocking the event loop', async () => {
  const svg = Buffer.from(`<svg>${'<g style="fill:red"/>'.repeat(80_000)}</svg>`)
  const refused = expect(sanitizeSvgInWorker(svg, 200)).rejects.toMatchObject({ code: 'UPLOAD_TOO_COMPLEX' })
  const begun = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(performance.now() - begun).toBeLessThan(400)
  await refused
  expect((await sanitizeSvgInWorker(Buffer.from('<svg><g/></svg>')))?.svg).toBe(`${root}><g/></svg>`)
})
