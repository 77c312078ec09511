import type { Locator } from '@playwright/test'
import { box, field, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { randomPicture } from './helpers/media-files.ts'

const site = isolatedSite()

/** A document as Word writes it: with a style sheet in its head, and comments around the fragment. */
const word = (body: string, after = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Plan</title>
  <style><!-- p.MsoNormal {margin:0cm} span.Secret {display:none; mso-hide:all} @page {size:21cm} --></style></head>
  <body lang=EN-US><!--StartFragment-->${body}<!--EndFragment-->${after}</body></html>`
const normal = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>\n`
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`
const online = (kind: string, level: number, text: string) =>
  `<div class="ListContainerWrapper"><${kind} role="list"><li data-aria-level="${level}" class="OutlineElement"><p
  class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${kind}></div>`
const numbered = (marker: string): [string, string, string] => [
  `the number ${marker}`,
  word(item(1, marker, 'One') + item(1, marker, 'Two')),
  '<ol><li>One</li><li>Two</li></ol>',
]
const bullet = (marker: string): [string, string, string] => [
  `the bullet ${marker}`,
  word(item(1, marker, 'One')),
  '<ul><li>One</li></ul>',
]

/** What is pasted after 'Before.', and what the box for formatted text has then. */
const documents: [string, string, string][] = [
  ['a heading from Word', word(`<h2>Title</h2>${normal('One.')}`), '<p>Title</p><p>One.</p>'],
  [
    'a link with a mark of direction and 600 characters',
    `<p>See <a href="\u200fhttps://a.example/${'%D8%AA'.repeat(100)}">One</a></p>`,
    `See <a href="https://a.example/${'%D8%AA'.repeat(100)}">One</a>`,
  ],
  [
    'an address with capitals, a break and a space',
    '<p><a href=" HTTPS://a.example/b\r\n c ">One</a></p>',
    '<a href="https://a.example/b%20c">One</a>',
  ],
  ['a single heading', word('<h2>Title</h2>'), '<p>Title</p>'],
  [
    'lines without paragraphs',
    '<span style="display:block">One</span>two<div>three</div>',
    '<p>One</p><p>two</p><p>three</p>',
  ],
  [
    'a nested list from Word',
    word(
      item(1, '1.', 'Basics') +
        item(2, 'a.', 'Reading') +
        item(3, '·', 'Deep') +
        item(1, '2.', 'Exam') +
        item(2, 'o', 'Oral'),
    ),
    '<ol><li>Basics<ol><li>Reading<ul><li>Deep</li></ul></li></ol></li><li>Exam<ul><li>Oral</li></ul></li></ol>',
  ],
  [
    'a list from Word that begins with a deep item',
    word(item(2, 'a.', 'One') + item(1, '1.', 'Two') + item(3, 'i.', 'In') + item(2, 'b.', 'Last')),
    '<ol><li>One</li><li>Two<ol><li>In</li><li>Last</li></ol></li></ol>',
  ],
  [
    'a list item from Word with a second paragraph',
    word(`${item(1, '1.', 'One')}<p class=MsoListParagraph>More</p>${item(1, '2.', 'Two')}${normal('End')}`),
    '<ol><li>One<p>More</p></li><li>Two</li></ol><p>End</p>',
  ],
  ...['1-', '(1)', '١.', '۱-', 'أ-', 'viii.', 'iv)', '1.1.', 'أولًا:', 'IV', 'أـ', 'أ', 'a/'].map(numbered),
  ...['·', 'o', '§', '-', '•', 'Ø'].map(bullet),
  [
    'a list from Word by mail',
    `<p class="MsoListParagraph" style="text-indent:-18pt">1.<span style="font:7pt &quot;Times New Roman&quot;">&nbsp; </span>One</p><p
    class="MsoListParagraph"><span>2.<span style="font:7pt &quot;Times New Roman&quot;">&nbsp; </span></span>Two</p>`,
    '<ol><li>One</li><li>Two</li></ol>',
  ],
  [
    'headings with numbers from Word',
    word(
      `<h2 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Aims</h2>`,
    ),
    '<p>1. Aims</p>',
  ],
  [
    'Word for the web',
    `<p class="Paragraph" role="heading" aria-level="2"><span>Plan</span></p>${online('ol', 1, 'One')}${online('ol', 2, 'In')}${online('ol', 1, 'Two')}`,
    '<p>Plan</p><ol><li>One<ol><li>In</li></ol></li><li>Two</li></ol>',
  ],
  [
    'Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr"><span style="font-weight:400">First </span><span
    style="font-weight:700">bold</span><span style="font-style:italic"> slanted</span></p><br /><br /><p>Second</p><ul><li><p>Out</p></li><ul><li><p>In</p></li></ul><li><p>Last</p></li></ul></b><br
    class="Apple-interchange-newline">`,
    '<p>First <strong>bold</strong><em> slanted</em></p><p>Second</p><ul><li>Out<ul><li>In</li></ul></li><li>Last</li></ul>',
  ],
  [
    'a checklist of Google Docs, an emoji of Gmail, and a pixel that counts readers',
    `<ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA" alt="unchecked"><p>Book</p></li></ul><p>Hi <img
    alt="🇸🇦🎉" src="https://a.example/1f.png"><img width="1" height="1" src="https://a.example/p.gif"></p>`,
    '<ul><li>Book</li></ul><p>Hi 🇸🇦🎉</p>',
  ],
  [
    'directions other than that of the box',
    `<p dir="ltr">One</p><p dir="rtl">اتصلوا <bdi>b</bdi> <span dir="LTR">+966 11 555 0142</span></p><div dir="rtl">Two</div><ul dir="rtl"><li>Three</li></ul>`,
    '<p>One</p><p dir="rtl">اتصلوا <bdi>b</bdi> <bdi dir="ltr">+966 11 555 0142</bdi></p><p>Two</p><ul dir="rtl"><li>Three</li></ul>',
  ],
  ['a sentence in another direction', '<p dir="auto">مرحبًا</p>', '<bdi dir="rtl">مرحبًا</bdi>'],
  ['handlers of events', '<p onclick="a()">One <svg onload=b()><text>c</text></svg>on=2</p>', 'One on=2'],
  [
    'addresses with what looks like a handler',
    '<p><a href="https://a.example/only=1">One</a> <a href=/on/once=2 onclick="a()">Two</a></p>',
    '<a href="https://a.example/only=1">One</a> <a href="/on/once=2">Two</a>',
  ],
  ['paragraphs that only seem empty', '<p>One</p><p>\u200b</p><p>\ufeff</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['two line breaks', '<div>One<br>still<br><br>two</div>', '<p>One<br>still</p><p>two</p>'],
  ['hard spaces', word(normal('Every&nbsp;word&nbsp;came')), 'Every word came'],
  [
    'tracked changes',
    word(
      normal(
        'Lasts <s><del cite="mailto:A" datetime="2026-05-01">three</del></s><u><ins>four</ins></u> weeks <span class="TextRun TrackChangeTextDeletion">five</span>.',
      ),
    ),
    'Lasts four weeks .',
  ],
  [
    'comments',
    word(
      normal(`<a style='mso-comment-reference:SB_1'>All seats</a><span class=MsoCommentReference><span><![if !supportAnnotations]><a
      class=msocomanchor href="#_msocom_1">[SB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.`),
      `<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Sure?</p></div></div>`,
    ),
    'All seats.',
  ],
  [
    'hidden text',
    word(
      normal(
        `a<span style='mso-hide:all;display:none'>b</span><span class=Secret>c</span><span hidden>d</span><span style='mso-bidi-font-weight:bold'>e</span><span
        style='font-size:0pt'>f</span><span style='font-size:0'><span style='font-size:12px'>g</span></span><comment>h</comment>`,
      ),
    ),
    'aeg',
  ],
  [
    'notes',
    word(
      normal(`Of four<a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a>,
      five<sup><a href="https://docs.example/d#ftnt2">[2]</a></sup>, <a href="file:///C:/a.docx">the file</a>, <a name="_Toc1">part</a>
      and <a href="#_Toc1">there</a> and <a href="https://a.example/b#c">Q3</a>`),
      `<div style='mso-element:footnote-list'><![if !supportFootnotes]><hr><![endif]><div style='mso-element:footnote'><p
      class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1">[1]</a> A survey</p></div></div>`,
    ),
    '<p>Of four, five, the file, part and there and <a href="https://a.example/b#c">Q3</a></p><p>A survey</p>',
  ],
  [
    'hidden columns and rows from Excel',
    `<table><!--StartFragment--><col width=64><col width=0 style='display:none'><col width=64><tr><td rowspan=2>A</td><td>x</td><td>B</td></tr><tr><td>y</td><td>C
    d</td></tr><tr style='display:none'><td>z</td></tr><!--EndFragment--></table>`,
    '<p>A B</p><p>C d</p>',
  ],
  ['a single cell', '<table><tr><td>A</td></tr></table>', '<p>A</p>'],
  ['rows without their table', '<tr><td>A</td><td>B</td></tr><tr><td>C</td></tr>', '<p>A B</p><p>C</p>'],
  [
    'a table for layout',
    '<table><tr><td><p>One</p><ul><li>Two</li></ul></td><td>Three</td></tr></table>',
    '<p>One</p><ul><li>Two</li></ul><p>Three</p>',
  ],
  [
    'control characters',
    '<p>one\u000btwo\u0007 three</p><p>four\u00ad\u200bfive</p>',
    '<p>one two three</p><p>four\u00ad\u200bfive</p>',
  ],
]

for (const { locale, messages } of inEnglish) {
  const { editor, paste: notices } = messages

  test.describe(`pasted documents (${locale})`, () => {
    test.beforeEach(async ({ context }) => site.signInAsAdmin(context))

    test('keep their blocks apart and bring nothing that their program hides', async ({ page }) => {
      await openInEditMode(page, `${site.origin}/about`)
      const text = field(page, 'IMAGE_TEXT', 'text')
      await text.click({ position: { x: 2, y: 2 } })
      await expect(text).toHaveAttribute('contenteditable', 'true')
      for (const [name, html, expected] of documents) {
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.insertText('Before.')
        await paste(text, { html })
        const all = /^<(?!bdi|a )/.test(expected) ? `<p>Before.</p>${expected}` : `<p>Before.${expected}</p>`
        await expect.soft.poll(() => contentOf(text), name).toBe(all)
      }
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+a')
      const long = `<a href="https://a.example/${'x'.repeat(2_000)}">Too long</a>`
      await paste(text, {
        html: `<table><tr><td>A</td><td>${long}</td></tr></table><img src="file:///C:/plan%20b.png">`,
      })
      await expect(
        page.getByRole('alert').filter({ hasText: notices.longLinks.split('{{count}}')[1] ?? '' }),
      ).toBeVisible()
      await expect(page.locator('.ed-toast').getByText('Too long', { exact: true })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: notices.table })).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: notices.pictures })).toBeVisible()
      await expect(page.getByText('plan%20b.png', { exact: true })).toBeVisible()
    })

    test('become lines in a box for plain text', async ({ page }) => {
      await openInEditMode(page, `${site.origin}/about`)
      await field(page, 'IMAGE_TEXT', 'title').click()
      const text = box(page.getByRole('dialog'), messages, locale)
      await text.fill('Old')
      const deleted = word(`<h2>A <del>b</del></h2>${item(1, '1.', 'c')}`)
      await text.press('ControlOrMeta+a')
      await paste(text, { html: deleted, plain: 'A b\n1. c' })
      await expect(text).toHaveValue('A\nc')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(text).toHaveValue('Old')
      await text.press('ControlOrMeta+a')
      await paste(text, { html: '<a href="https://a.example/b">A page</a>', plain: 'https://a.example/b' })
      await expect(text).toHaveValue('https://a.example/b')
    })

    test('lose nothing in a box for plain text when the code for pasting cannot be loaded', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/insert-text/)
      await page.route('**/assets/insert-text-*', (route) => route.abort())
      await openInEditMode(page, `${site.origin}/about`)
      await field(page, 'IMAGE_TEXT', 'title').click()
      const text = box(page.getByRole('dialog'), messages, locale)
      await text.fill('')
      await paste(text, { html: '<p>One</p>', plain: 'One' })
      await expect(text).toHaveValue('One')
    })

    test('become rows of an article, whether or not a picture is on the clipboard, too', async ({ page }) => {
      await openInEditMode(page, `${site.origin}/resources/a-performance-talk-in-fourteen-minutes`)
      await page.getByRole('button', { name: editor.editArticle, exact: true }).click()
      const text = page.getByRole('textbox', { name: editor.english, exact: true })
      const rows = text.locator('> *')
      await expect(text).toBeVisible()
      const count = await rows.count()
      await text.locator('> .rich > p').last().click()
      await page.keyboard.press('End')
      const { buffer } = await randomPicture('cells.png', 8, 8)
      const excel = '<table><tr><td>A</td><td>B</td></tr></table>'
      await paste(text, { html: excel, picture: buffer.toString('base64') })
      await expect(text.locator('p', { hasText: /^A B$/ })).toBeVisible()
      await page.keyboard.press('Enter')
      const quote =
        '<p class=MsoQuote>Said</p><p class=MsoQuote>so</p><h1>Part</h1><p class=Paragraph role=heading aria-level=2>Sub</p>'
      await paste(text, { html: word(quote) })
      await expect(text.locator('blockquote', { hasText: 'Saidso' }).locator('br')).toBeAttached()
      await expect(text.locator('h2', { hasText: /^Part$/ })).toBeVisible()
      await expect(text.locator('h3', { hasText: /^Sub$/ })).toBeVisible()
      // The cursor was inside of a paragraph.
      await expect(rows).toHaveCount(count + 5)
    })
  })
}

/** Pastes at the cursor. Waits a frame before, because the editor updates its selection after the browser. */
async function paste(target: Locator, clipboard: { html: string; plain?: string; picture?: string }) {
  await target.evaluate(async (element, { html, plain = '', picture }) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', plain)
    if (picture) {
      const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

/** Returns the HTML of a box without what the editor adds to it. */
const contentOf = async (text: Locator) =>
  (await text.innerHTML())
    .replace(/<br class="ProseMirror-trailingBreak">/g, '')
    .replace(/<li><p>(.*?)<\/p>/g, '<li>$1')
