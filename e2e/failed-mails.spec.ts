import { openPanel } from './helpers/admin-panels.ts'
import { inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { mailsTo } from './helpers/outbox.ts'
import { runSql } from './helpers/run-sql.ts'

for (const { locale, root, messages } of inArabic) {
  test(`a failed mail is listed in the mails panel and can be sent again (${locale})`, async ({
    page,
    signInAsAdmin,
  }) => {
    const email = `failed-${locale}-${Date.now()}@example.com`
    const content = JSON.stringify({ to: email, subject: 'Your invitation', text: 'Words' })
    runSql(
      `insert into outgoing_mails (id, content, attempts, error, created_at) values ('${email}', '${content}', 9,
        'connect ECONNREFUSED 127.0.0.1:25', '${new Date().toISOString()}')`,
    )
    await signInAsAdmin()
    await openInEditMode(page, root)
    const panel = await openPanel(page, messages, messages.mails.title)
    const card = panel.getByRole('article').filter({ hasText: email })
    await expect(card).toContainText(messages.mails.isFailed)
    await expect(card).toContainText('ECONNREFUSED')
    await card.getByRole('button', { name: messages.mails.send.label }).click()
    await expect(page.getByText(messages.mails.send.done.replace('{{email}}', email))).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(mailsTo(email)).toHaveLength(1)
  })
}
