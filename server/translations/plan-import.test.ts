import { describe, expect, test } from 'vitest'
import { planImport } from './plan-import.ts'
import type { SiteText } from './site-texts.ts'
import { writeXliff } from './write-xliff.ts'

function siteText(path: string, kind: SiteText['kind'], source: string, target = ''): SiteText {
  const holder = { page_slug: 'home', block_id: 'b', block_type: 'CTA', item_id: null }
  const state = target ? 'approved' : 'missing'
  return { holder, isNoted: false, page: 'home', block: 'b', block_type: 'CTA', path, kind, state, source, target }
}

const inTexts = (xliff: string, change: (text: string) => string) =>
  xliff.replace(/(?<=<(source|target|data id="\w+")>)[\s\S]*?(?=<\/(source|target|data)>)/g, change)

const targetsOf = ({ changes }: ReturnType<typeof planImport>) => changes.map(({ target }) => target)

describe('a file of translations', () => {
  const rich = siteText(
    'text',
    'rich',
    '<p>See <strong>all</strong>, <a href="/about?a=1&amp;b=2">now</a>.</p><p>Two &lt;</p>',
    '<p>انظر <strong>الكل</strong>، <a href="/about?a=1&amp;b=2">الآن</a>.</p><p>٢</p>',
  )
  const texts = [
    siteText('title', 'text', 'A & B', 'أ و ب'),
    siteText('lines', 'text', 'one\ntwo  three', 'واحد\nاثنان  ثلاثة'),
    siteText('subtitle', 'rich', '<p>a b</p>', '<p>ظظ د</p>'),
    rich,
  ]

  const reformatted: [string, (xliff: string) => string][] = [
    ['indented', (xliff) => inTexts(xliff, (text) => `\n      ${text}\n    `)],
    [
      'indented also around codes',
      (xliff) => inTexts(xliff, (text) => text.replace(/<pc[^>]*>|<\/pc>/g, '\n  $&\n  ')),
    ],
    ['wrapped', (xliff) => inTexts(xliff, (text) => text.replace(/ (?![^<]*>)/g, '\n\t'))],
  ]
  test.each([['did not change', (xliff: string) => xliff] as const, ...reformatted])(
    'that a tool %s changes nothing',
    (_, change) => {
      const { changes, unknown, changed, refused, unchanged } = planImport(change(writeXliff(texts)), texts)
      expect([changes, unknown, changed, refused]).toEqual([[], [], [], []])
      expect(unchanged).toBe(texts.length)
    },
  )

  test.each(reformatted)('that a tool %s is stored without its white space', (how, change) => {
    const file = change(writeXliff(texts))
    expect(file).not.toBe(writeXliff(texts))
    const plan = planImport(file.replaceAll('ظظ', 'غغ').replaceAll('ثلاثة', 'أربعة'), texts)
    if (how === 'wrapped') {
      expect(targetsOf(plan)).toEqual(['<p>غغ د</p>'])
      expect(plan.refused).toMatchObject([{ message: expect.stringContaining('line breaks') }])
    } else expect(targetsOf(plan)).toEqual(['واحد\nاثنان  أربعة', '<p>غغ د</p>'])
  })

  test('that a tool indented is stored without the white space between codes that only the target has', () => {
    const texts = [siteText('subtitle', 'rich', '<p>a b</p>', '<p><em>ظظ</em></p>')]
    const file = inTexts(writeXliff(texts), (text) => `\r\n  ${text.replaceAll('><', '>\r\n  <')}\r\n`)
    expect(targetsOf(planImport(file.replaceAll('ظظ', 'غغ'), texts))).toEqual(['<p><em>غغ</em></p>'])
  })

  test('refuses a text with a link that is too long', () => {
    const texts = [siteText('subtitle', 'rich', '<p><a href="/a">a</a></p>', '<p><a href="/b">ب</a></p>')]
    const { changes, refused } = planImport(writeXliff(texts).replace('/b', `/${'b'.repeat(2_000)}`), texts)
    expect([changes, refused]).toMatchObject([[], [{ message: 'has a link of more than 2000 characters' }]])
  })

  test('lists unknown texts, and those whose English has changed, without changing them', () => {
    const texts = [siteText('title', 'text', 'one', 'واحد'), siteText('gone', 'text', 'two', 'اثنان')]
    const plan = planImport(writeXliff(texts), [siteText('title', 'text', 'uno', '')])
    expect(plan.changes).toEqual([])
    expect(plan.changed).toMatchObject([{ name: 'b//title', source: 'one', now: 'uno' }])
    expect(plan.unknown).toMatchObject([{ name: 'b//gone', source: 'two' }])
  })

  test('changes to no other markup than an editor can write, and to no text that is too long', () => {
    const texts = [siteText('title', 'text', 't'), siteText('text', 'rich', '<p>x</p>')]
    const file = writeXliff(texts)
      .replace('t</source>', `t</source><target>${'ش'.repeat(2_001)}</target>`)
      .replace('</pc></source>', '</pc></source><target><ph id="9" dataRef="d9"/>نص<ph id="8" dataRef="d1"/></target>')
      .replace('<originalData>', '<originalData><data id="d9">&lt;script&gt;alert(1)&lt;/script&gt;</data>')
    const plan = planImport(file, texts)
    expect(plan.refused).toMatchObject([{ message: 'is too long' }])
    expect(targetsOf(plan)).toEqual(['نص<p></p>'])
  })
})
