import { openPanel } from './administration.ts'
import { edit, languages } from './editing.ts'
import { inDatabase } from './in-database.ts'
import { mailsTo } from './outbox.ts'
import { expect, test } from './site.ts'

for (const { locale, root, words } of languages) {
  test(`a mail that failed is seen in its panel, and sent again from there (${locale})`, async ({ page, asAdmin }) => {
    const email = `failed-${locale}-${Date.now()}@example.com`
    const content = JSON.stringify({ to: email, subject: 'Your invitation', text: 'Words' })
    inDatabase(
      `insert into outgoing_mails (id, content, attempts, error, created_at) values ('${email}', '${content}', 9,
        'connect ECONNREFUSED 127.0.0.1:25', '${new Date().toISOString()}')`,
    )
    await asAdmin()
    await edit(page, root)
    const panel = await openPanel(page, words, words.mails.title)
    const card = panel.getByRole('article').filter({ hasText: email })
    await expect(card).toContainText(words.mails.isFailed)
    await expect(card).toContainText('ECONNREFUSED')
    await card.getByRole('button', { name: words.mails.sendAgain }).click()
    await expect(page.getByText(words.mails.sent.replace('{{email}}', email))).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(mailsTo(email)).toHaveLength(1)
  })
}
