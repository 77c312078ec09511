import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText, sanitizeRichText } from '#server/pages/sanitize-text.ts'
import { readXliff } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'

type Exported = Parameters<typeof writeXliff>[0][number]

const unit = (source: string, target: string, kind: Exported['kind'] = 'rich', path = 'text'): Exported => {
  return { page: 'home', block: 'b', block_type: 'CTA', path, kind, state: 'approved', source, target }
}

/** Reads the texts of a file with one unit. */
function readOne(xliff: string, kind: Exported['kind'] = 'rich') {
  const [found] = readXliff(xliff)
  return found?.read(kind)
}

const file = (segment: string, more = '') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar-SA">
    <file id="f"><group id="g"><unit id="u" name="b//text">${more}${segment}</unit></group></file></xliff>`

describe('a file for translators', () => {
  const piece = fc.oneof(
    fc.constantFrom('<p>', '</p>', '<strong>', '</strong>', '<em>', '</em>', '<br>', '<ul><li>', '</li></ul>', '</a>'),
    fc.constantFrom('<a href="/about?a=1&amp;b=2#c">', '&amp;lt;', '&nbsp;', '\r\n', '\t', '\u0001', ' '),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ';', ']', 'x', 'ش', '\u0000', '\uffff', '\ufffe') }),
  )
  const anyHtml = fc.array(piece, { maxLength: 12 }).map((pieces) => sanitizeRichText(stripNull(pieces.join(''))))
  const anyPlain = fc.array(piece, { maxLength: 12 }).map((pieces) => plainText(stripNull(pieces.join(''))))

  test('gives back every formatted text as it was', () => {
    fc.assert(
      fc.property(anyHtml, anyHtml, (source, target) => {
        expect(readOne(writeXliff([unit(source, target)]))).toEqual({ source, target: target || undefined })
      }),
    )
  })

  test('gives back every plain text, path and page as it was', () => {
    fc.assert(
      fc.property(
        anyPlain,
        anyPlain,
        fc.string({ unit: fc.constantFrom('a', 'ش', '"', '<', '&', '/', ' ') }),
        (...values) => {
          const [source, target, path] = values
          const [found] = readXliff(writeXliff([{ ...unit(source, target, 'text', path), item: 'i', page: path }]))
          expect(found?.name).toBe(`b/i/${path}`)
          expect(found?.read('text')).toEqual({ source, target: target || undefined })
        },
      ),
    )
  })

  test('has tags as inline codes that the source and the target share', () => {
    const html = '<p>See <strong>all</strong><br />of it</p>'
    const xliff = writeXliff([unit(html, '<p>انظر <strong>الكل</strong></p>')])
    expect(xliff).toContain(
      '<source><pc id="1" dataRefStart="d1" dataRefEnd="d2">See <pc id="2" dataRefStart="d3" dataRefEnd="d4">all</pc>' +
        '<ph id="3" dataRef="d5"/>of it</pc></source>',
    )
    expect(xliff).toContain('<target><pc id="1" dataRefStart="d1" dataRefEnd="d2">')
    expect(xliff).toContain('<data id="d5">&#60;br /&#62;</data>')
  })

  test('may come back with its text in several segments, and with marks of a tool', () => {
    const xliff = file(`
      <segment><source>One.</source><target><mrk id="m" type="term">واحد</mrk>.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>Two.</source><target><![CDATA[<اثنان>]]></target></segment>`)
    expect(readOne(xliff, 'text')).toEqual({ source: 'One. Two.', target: 'واحد. <اثنان>' })
    expect(readOne(xliff)?.target).toBe('واحد. &lt;اثنان&gt;')
  })

  test('may come back with pairs of codes and marks as single elements, also across segments', () => {
    const data = '<originalData><data id="d1">&lt;p&gt;</data><data id="d2">&lt;/p&gt;</data></originalData>'
    const xliff = file(
      `<segment><source>One.</source><target><sc id="1" dataRef="d1"/><sm id="m"/>واحد.</target></segment>
      <segment><source> Two.</source><target> <em startRef="m"/>اثنان.<ec startRef="1" dataRef="d2"/></target></segment>`,
      data,
    )
    expect(readOne(xliff)).toEqual({ source: 'One. Two.', target: '<p>واحد. اثنان.</p>' })
  })

  test.each([
    ['pairs', '<pc id="1">واحد<ph id="2"/></pc>', '<p>واحد<br /></p>'],
    ['single elements', '<sc id="1"/>واحد<ph id="2"/><ec startRef="1"/>', '<p>واحد<br /></p>'],
  ])('may come back with codes that refer to those of its source alone, as %s', (_what, target, expected) => {
    const data =
      '<originalData><data id="d1">&lt;p&gt;</data><data id="d2">&lt;/p&gt;</data><data id="d3">&lt;br /&gt;</data></originalData>'
    for (const source of [
      '<pc id="1" dataRefStart="d1" dataRefEnd="d2">One<mrk id="m"><ph id="2" dataRef="d3"/></mrk></pc>',
      '<sc id="1" dataRef="d1"/>One<ph id="2" dataRef="d3"/><ec startRef="1" dataRef="d2"/>',
    ]) {
      const xliff = file(`<segment><source>${source}</source><target>${target}</target></segment>`, data)
      expect(readOne(xliff)).toEqual({ source: '<p>One<br /></p>', target: expected })
    }
  })

  test('may have its targets in another order than its sources', () => {
    const xliff = file(`
      <segment><source>One</source><target order="3">واحد</target></segment>
      <ignorable><source>, </source></ignorable>
      <segment><source>two</source><target order="1">اثنان</target></segment>`)
    expect(readOne(xliff, 'text')).toEqual({ source: 'One, two', target: 'اثنان, واحد' })
    expect(() => readOne(xliff.replace('"3"', '"1"'))).toThrow('two targets at one place')
    expect(() => readOne(xliff.replace('"3"', '"last"'))).toThrow('two targets at one place')
  })

  test.each([
    ['languages with an underscore', (xliff: string) => xliff.replace('"en"', '"en_US"').replace('"ar-SA"', '"AR_sa"')],
    ['version 2.2', (xliff: string) => xliff.replace('document:2.0', 'document:2.2').replace('"2.1"', '"2.2"')],
    [
      'a prefix, besides elements of other namespaces',
      (xliff: string) =>
        xliff
          .replace('xmlns=', 'xmlns:m="urn:example" xmlns:x=')
          .replace(/(<\/?)(?=\w)/g, '$1x:')
          .replace('<x:segment', '<m:unit name="other"/><m:segment><m:source>x</m:source></m:segment><x:segment'),
    ],
  ])('may have %s', (_what, change) => {
    const xliff = change(file('<segment><source>1</source><target>١</target></segment>'))
    expect(readXliff(xliff).map(({ name, read }) => [name, read('text')])).toEqual([
      ['b//text', { source: '1', target: '١' }],
    ])
  })

  test('may have the line ends of Windows, many of them', () => {
    const xliff = (end: string) =>
      file(`<segment><source>1</source><target>${`٢${end}`.repeat(40_000)}</target></segment>`)
    const begun = performance.now()
    expect(readOne(xliff('\r\n'))).toEqual(readOne(xliff('\n')))
    expect(readOne(xliff('\r'))).toEqual(readOne(xliff('\n')))
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  test('has no target as long as a segment lacks one', () => {
    const xliff = file('<segment><source>1</source><target>١</target></segment><segment><source>2</source></segment>')
    expect(readOne(xliff)?.target).toBeUndefined()
  })
})

describe('a file that is refused', () => {
  const units = file('<segment><source>1</source></segment>')
  test.each([
    ['', /not well-formed/, 'xml'],
    ['<xliff', /not well-formed/, 'xml'],
    [units.replace('</unit>', ''), /not well-formed/, 'xml'],
    [`<!DOCTYPE xliff>${units}`, /document type/, 'documentType'],
    [`<!DOCTYPE x [<!ENTITY a "aaaa">]>${units.replace('>1<', '>&a;<')}`, /not well-formed/, 'xml'],
    [units.replace('>1<', '>&nbsp;<'), /not well-formed/, 'xml'],
    [units.replace('version="2.1"', 'version="1.2"'), /XLIFF 2/, 'version'],
    [units.replace('document:2.0', 'document:1.2'), /XLIFF 2/, 'version'],
    [units.replace('trgLang="ar-SA"', 'trgLang="fr"'), /into Arabic/, 'languages'],
    [units.replace('trgLang="ar-SA"', 'trgLang="arn"'), /into Arabic/, 'languages'],
    [units.replace('<unit', '<unit id="v" name="b//text"/><unit'), /twice/, 'twice'],
    ['<a>'.repeat(200_000) + '</a>'.repeat(200_000), /not well-formed/, 'xml'],
    ['<a/>'.repeat(2_000_000), /more than 480000 tags/, 'tooLarge'],
    [`<a ${'b="" '.repeat(500_000)}/>`, /more than 480000 tags/, 'tooLarge'],
    [
      units.replace('<group id="g">', '<group>'.repeat(30)).replace('</group>', '</group>'.repeat(30)),
      /too many/,
      'groups',
    ],
  ])('%#: says why', (xliff, message, reason) => {
    try {
      readXliff(xliff)
      expect.unreachable()
    } catch (error) {
      const { statusCode, members } = error as {
        statusCode: number
        members: { errors: { message: string; reason: string }[] }
      }
      expect([statusCode, members.errors]).toMatchObject([422, [{ message: expect.stringMatching(message), reason }]])
    }
  })

  test('says which text it has twice, and in which line its XML ends', () => {
    const found = (xliff: string) => {
      try {
        readXliff(xliff)
      } catch (error) {
        return (error as { members: { errors: { found?: string }[] } }).members.errors[0]?.found
      }
    }
    expect(found(units.replace('<unit', '<unit id="v" name="b//text"/><unit'))).toBe('b//text')
    expect(found('<xliff>\n<file>\n</xliff>')).toBe('3')
  })

  test('a unit with a code that has no data, or that is not supported, is refused', () => {
    const segment = (target: string) => file(`<segment><source>1</source><target>${target}</target></segment>`)
    expect(() => readOne(segment('<ph id="1" dataRef="d1"/>'))).toThrow('without its original data')
    expect(() => readOne(segment('<sc id="1"/>'))).toThrow('<sc> without its <ec>')
    const outside = '<pc id="2"><sc id="1"/></pc><ec startRef="1"/>'
    for (const codes of [
      outside,
      '<ec startRef="1"/>',
      '<sc id="1"/><sc id="2"/><ec startRef="1"/><ec startRef="2"/>',
    ]) {
      expect(() => readOne(segment(codes))).toThrow('does not end the <sc> before it')
    }
    expect(() => readOne(segment('<other/>'))).toThrow('<other>, which is not supported')
  })

  test('a unit that repeats its data into a huge text, or has a huge tag, is refused', () => {
    const repeating = (size: number, times: number) =>
      file(
        `<segment><source>1</source><target>${'<ph id="1" dataRef="d"/>'.repeat(times)}</target></segment>`,
        `<originalData><data id="d">${'x'.repeat(size)}</data></originalData>`,
      )
    expect(readOne(repeating(1_000, 100))?.target).toHaveLength(100_000)
    expect(() => readOne(repeating(1_000, 101))).toThrow('is too long')
    expect(() => readOne(repeating(10_101, 1))).toThrow('is too long')
  })
})

describe('a file with more than a site can hold', () => {
  const units = (count: number, target: string) =>
    file('').replace(/<unit.*<\/unit>/, () =>
      Array.from({ length: count }, (_, index) => `<unit id="u${index}" name="b/${index}/text">${target}</unit>`).join(
        '',
      ),
    )
  const readAll = (xliff: string) => readXliff(xliff).map(({ read }) => read('rich').target?.length)

  test('is refused by the number of its texts', () => {
    expect(() => readAll(units(20_001, ''))).toThrow()
    expect(readAll(units(20_000, ''))).toHaveLength(20_000)
  })

  test('is not one with as many texts as it may have, a third of them formatted', () => {
    const texts = Array.from({ length: 20_000 }, (_, at) =>
      at % 3 ? unit('One', '١', 'text', `${at}`) : unit('<p>One</p>', '<p>١</p>', 'rich', `${at}`),
    )
    expect(readAll(writeXliff(texts))).toHaveLength(20_000)
  })

  test('is refused by the length of all its texts, also if each is allowed, or refused for itself', () => {
    const data = `<originalData><data id="d">${'x'.repeat(2_000)}</data></originalData>`
    const target = (times: number) =>
      `${data}<segment><source>1</source><target>${'<ph id="1" dataRef="d"/>'.repeat(times)}</target></segment>`
    expect(readAll(units(40, target(50)))).toEqual(Array(40).fill(100_000))
    expect(() => readAll(units(60, target(50)))).toThrow(expect.objectContaining({ statusCode: 422 }))
  })
})

const stripNull = (text: string) => text.replaceAll('\0', '').toWellFormed()
