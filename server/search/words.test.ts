import { expect, test } from 'vitest'
import { analyse, joinedWords } from './words.ts'

const stems = (written: string) => analyse(written).map(({ stem }) => stem)

test.each([
  ['إدارة', 'ادارة'],
  ['أكاديمية', 'اكاديميه'],
  ['محتوى', 'محتوي'],
  ['رَمَضَان', 'رمضان'],
  ['رمضـــان', 'رمضان'],
  ['٢٠٢٧', '2027'],
  ['۲۰۲۷', '2027'],
  ['المنصّة', 'منصة'],
  ['والمنصة', 'منصات'],
  ['بالمنصات', 'منصّتنا'],
  ['للمنصة', 'منصتكم'],
  ['موظفيكم', 'الموظفون'],
  ['الوظائف', 'وظيفة'],
  ['شؤون', 'شوون'],
  ['courses', 'course'],
  ['Learners', 'learner'],
  ['customer’s', 'customers'],
  ['café', 'cafe'],
  ['manage\u00admen\u00adt', 'management'],
  ['super\u200bvision', 'supervision'],
  ['e\u2060xample\u200d', 'example'],
  ['دوره\u200cها', 'دورهها'],
  ['التع\u200fليم', 'التعليم'],
])('%s and %s are the same word', (one, other) => {
  expect(stems(one)).toContain(stems(other)[0])
})

test.each([
  ['لغة', 'لعبة'],
  ['بنك', 'بنت'],
  ['policy', 'police'],
])('%s and %s are different words', (one, other) => {
  expect(stems(one)).not.toContain(stems(other)[0])
})

test('A word with a joined particle is found with and without it', () => {
  expect(stems('ومنصّة')).toEqual([...stems('منصة'), expect.any(String)].toReversed())
})

test('a long text without spaces is read in linear time', () => {
  for (const text of ['ا', 'a', '1', '1 ', '1,111', 'a-', '-'].map((part) => part.repeat(60_000).slice(0, 60_000))) {
    const began = performance.now()
    joinedWords(text)
    expect(performance.now() - began, text.slice(0, 10)).toBeLessThan(1_500)
  }
})
