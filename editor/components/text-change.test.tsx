import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextChange } from './text-change.tsx'

test('phone numbers and e-mail addresses in changed texts are shown from left to right', () => {
  const html = renderToStaticMarkup(
    <TextChange before="راسلوا a@b.example اليوم" after="اتصلوا على +966 11 555 0142 اليوم" locale="ar" />,
  )
  expect(html).toMatch(/<del>[^<]*<bdo dir="ltr">a@b\.example<\/bdo>/)
  expect(html).toMatch(/<ins>[^<]*<bdo dir="ltr">\+966 11 555 0142<\/bdo>/)
})
