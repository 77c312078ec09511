import type { Page } from '@playwright/test'
import { editText, expectSaved, field, inEnglish, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { dragFile, randomPicture, savePicture } from './helpers/media-files.ts'
import { blockUrlPattern, interceptSaves, openSecondEditor } from './helpers/second-editor.ts'
import { recordToasts } from './helpers/toasts.ts'

const site = isolatedSite()

for (const { locale, root, prefix, messages } of inEnglish) {
  test.describe(`posts, stories and vacancies (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a new post needs a title, gets its id from it, and visitors can read it', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/resources`)
      await page.locator('.ed-add-item').getByRole('button', { name: messages.editor.addPost, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(messages.alerts.titleRequired)
      await dialog.getByLabel(messages.editor.titleIn.en).fill('学习')
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(messages.alerts.titleWithoutAddress)
      await dialog.getByLabel(messages.editor.titleIn.en).fill('دورة جديدة')
      await expect(dialog.getByText(messages.editor.addressWillBe.replace('{{id}}', 'dura-jdida'))).toBeVisible()
      const title = `  What's new, in ${locale}? `
      await dialog.getByLabel(messages.editor.titleIn.en).fill(title)
      await dialog.getByLabel(messages.editor.titleIn.ar).fill(`جديد ${locale}`)
      const toastTexts = await recordToasts(page)
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: messages.notices.postCreated })).toBeVisible()
      expect(await toastTexts()).toEqual([messages.notices.creatingPost, messages.notices.postCreated])
      await expect(page).toHaveURL(`${site.origin}${prefix}/resources/whats-new-in-${locale}?edit=true`)
      await expect(page.locator('h1')).toHaveText(locale === 'en' ? title.trim() : `جديد ${locale}`)
      await expect(page.locator('.article-body [data-edit-path]').first()).toBeVisible()
      await openInEditMode(page, `${site.origin}${prefix}/resources`)
      await expect(page.locator(`[data-edit-item="posts/whats-new-in-${locale}"]`).first()).toBeVisible()

      await page.goto(`${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      await expect(page.locator('.article-body').locator('h2, h3')).toHaveCount(2)
      await expect(page.locator('.article-body li').first()).toBeVisible()
      await expect(page.locator('.article-picture img')).toBeVisible()
    })

    test('the dialog of a new post keeps the title when its id exists, and when the server fails', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/409|Failed to load resource/)
      await openInEditMode(page, `${site.origin}${prefix}/resources`)
      const taken = await page.locator('[data-edit-item^="posts/"]').first().getAttribute('data-edit-item')
      const id = taken?.replace('posts/', '') ?? ''
      await page.locator('.ed-add-item').getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(messages.editor.titleIn.en).fill(id.toUpperCase().replaceAll('-', ' '))
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      const sentence = messages.alerts.postExists.replace('{{id}}', id)
      await expect(dialog.getByRole('alert')).toHaveText(sentence)

      await page.route('**/items', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await dialog.getByLabel(messages.editor.titleIn.en).fill('Not lost')
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(messages.notices.creationFailed)
      await expect(page.locator('.ed-toasts').getByRole('alert')).toHaveText(messages.notices.creationFailed)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: messages.editor.goOn, exact: true }).click()
      await expect(dialog.getByLabel(messages.editor.titleIn.en)).toHaveValue('Not lost')
    })

    test('a heading, an image and a paragraph are added to a post, moved and deleted', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      const count = () => page.locator('.article-body > [data-edit-item]').count()
      // The body becomes editable later than the title, because the editor of the body is a separate chunk.
      await expect.poll(count).toBeGreaterThan(0)
      const before = await count()
      for (const kind of ['heading', 'image', 'paragraph'] as const) {
        // Retries, because a picture that finishes loading can move the toolbar away from the pointer.
        await expect(async () => {
          await page.locator('.article-body > [data-edit-item]').nth(1).hover()
          await tool(page, 'list-item', messages.editor.addItem).click({ timeout: 2_000 })
        }).toPass()
        const dialog = page.getByRole('dialog', { name: messages.editor.addItem, exact: true })
        await dialog.getByRole('button', { name: messages.editor[kind], exact: true }).click()
        await expect(page.getByRole('status').filter({ hasText: messages.notices.contentSaved }).last()).toBeVisible()
      }
      await expect.poll(count).toBe(before + 3)
      const added = page.locator('.article-body > [data-edit-item]').nth(2)
      const text = await added.textContent()
      await added.hover()
      await tool(page, 'list-item', messages.editor.moveDown).click()
      await expect(page.locator('.article-body > [data-edit-item]').nth(3)).toHaveText(text ?? '')
      await page.locator('.article-body > [data-edit-item]').nth(3).hover()
      await tool(page, 'list-item', messages.common.delete).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(messages.deletion.block.ask.text)
      await question.getByRole('button', { name: messages.common.delete, exact: true }).click()
      await expect.poll(count).toBe(before + 2)
    })

    test('the tag, date, picture and sidebar titles of a post are edited in place', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      const toastTexts = await recordToasts(page)
      const part = (path: string) => field(page, 'RESOURCES', `posts.0.${path}`)
      const texts = {
        tag: 'Tag',
        date: 'Date',
        'detailContent.tocTitle': 'Contents',
        'detailContent.shareTitle': 'Share',
      }
      for (const [path, name] of Object.entries(texts)) {
        const text = `${name} ${locale}`
        await editText(page, part(path), messages, { [locale]: text })
        const { sidebarSaved, changesSaved } = messages.notices
        await expect.poll(toastTexts).toContain(path.startsWith('detailContent') ? sidebarSaved : changesSaved)
        await expect(part(path)).toHaveText(text)
      }
      await (await dragFile(page.locator('.article-picture img'), await randomPicture('intro.png', 960, 540)))()
      await savePicture(page, messages)
      await expect(page.getByRole('status').filter({ hasText: messages.notices.imageUpdated })).toBeVisible()
      await page.getByRole('link', { name: messages.editor.exit }).click()
      for (const name of Object.values(texts)) await expect(page.getByText(`${name} ${locale}`).first()).toBeVisible()
      await expect(page.locator('.article-picture img')).toHaveAttribute('src', /-960x540\.png/)
    })

    test('the layout of a post switches to simple and back, and the page reloads', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      for (const [name, layout] of [
        [messages.editor.toSimpleLayout, 'simple'],
        [messages.editor.toArticleLayout, 'article'],
      ] as const) {
        await field(page, 'RESOURCES', 'posts.0.title').hover()
        const reloaded = page.waitForEvent('load')
        await tool(page, 'block', name).click()
        await reloaded
        await expect(page.locator(`article[data-layout="${layout}"]`)).toBeVisible()
        await expectSaved(page, messages)
        await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
      }
      await page.reload()
      await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
      await expect(page.locator('.ed-toast')).toHaveCount(0)
    })

    test('going back to a page shows what another editor has saved meanwhile, with toolbars', async ({
      page,
      browser,
    }) => {
      const path = `${site.origin}${prefix}/resources`
      const other = await openSecondEditor(browser, site.origin)
      await openInEditMode(other, path)
      await openInEditMode(page, path)
      const title = field(page, 'RESOURCES', 'posts.0.title')
      await expect(title).toBeVisible()
      await page.locator(`header a[href="${prefix}/careers"]`).first().dispatchEvent('click')
      await expect(page).toHaveURL(/careers/)
      await expect(field(page, 'JOBS', 'title')).toBeVisible()

      await editText(other, field(other, 'RESOURCES', 'title'), messages, { [locale]: `Renamed ${locale}` })
      await expectSaved(other, messages)
      await other.locator('.ed-add-item').getByRole('button', { name: messages.editor.addPost, exact: true }).click()
      const dialog = other.getByRole('dialog')
      await dialog.getByLabel(messages.editor.titleIn.en).fill(`Of a colleague ${locale}`)
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      await expect(other.getByRole('status').filter({ hasText: messages.notices.postCreated })).toBeVisible()

      await page.goBack()
      const added = page.locator(`[data-edit-item="posts/of-a-colleague-${locale}"]`)
      await added.hover()
      await expect(tool(page, 'list-item', messages.common.delete)).toBeVisible()
      await expect(field(page, 'RESOURCES', 'title')).toHaveText(`Renamed ${locale}`)
      await other.context().close()
    })

    test('a failed save is offered again after the layout of a post is switched', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await openInEditMode(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      await interceptSaves(page, (route) => route.fulfill({ status: 500, json: {} }))
      await editText(page, field(page, 'CTA', 'title'), messages, { [locale]: 'Kept' })
      await expect(page.getByRole('alert')).toHaveText(messages.alerts.templateFailed)
      await page.unroute(blockUrlPattern)
      await field(page, 'RESOURCES', 'posts.0.title').hover()
      const reloaded = page.waitForEvent('load')
      await tool(page, 'block', messages.editor.toSimpleLayout).click()
      await reloaded
      await expect(page.locator('article[data-layout="simple"]')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(messages.editor.notSaved)
      await page.getByRole('button', { name: messages.editor.discardFailedChange }).click()
    })

    test('a post is removed from a section, then deleted permanently', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${root}`)
      const card = page.locator(`[data-edit-item="posts/whats-new-in-${locale}"]`).first()
      await card.scrollIntoViewIfNeeded()
      await card.hover()
      const title = (await card.locator('[data-edit-path$=".title"]').textContent()) ?? ''
      await tool(page, 'list-item', messages.editor.removeFromSection).click()
      const question = page.getByRole('alertdialog', { name: messages.history.quoted.replace('{{name}}', title) })
      await expect(question).toContainText(messages.deletion.fromSection.ask.text)
      await question.getByRole('button', { name: messages.common.remove, exact: true }).click()
      await expectSaved(page, messages)
      await expect(card).toHaveCount(0)

      await page.goto(`${site.origin}${prefix}/resources`)
      await expect(page.locator(`a[href$="/whats-new-in-${locale}"]`).first()).toBeVisible()
      await openInEditMode(page, `${site.origin}${prefix}/resources`)
      await page.locator(`[data-edit-item="posts/whats-new-in-${locale}"]`).hover()
      await tool(page, 'list-item', messages.common.delete).click()
      await expect(question).toContainText(messages.deletion.post.ask.text)
      await question.getByRole('button', { name: messages.common.delete, exact: true }).click()
      await expectSaved(page, messages)
      const answer = await page.request.get(`${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      expect(answer.status()).toBe(404)
    })

    test('a story and a vacancy are created, opened and deleted, and a failed delete shows its message', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      for (const [path, base, type, list, created, adds, name, needed] of [
        [
          '/customer-stories',
          '/customer-stories',
          'GALLERY',
          'stories',
          messages.notices.storyCreated,
          messages.editor.addsStory,
          messages.editor.addStory,
          messages.fields.company,
        ],
        [
          '/careers',
          '/vacancy-details',
          'JOBS',
          'jobs',
          messages.notices.vacancyCreated,
          messages.editor.addsVacancy,
          messages.editor.addVacancy,
          messages.fields.location,
        ],
      ] as const) {
        await openInEditMode(page, `${site.origin}${prefix}${path}`)
        const create = async () => {
          const add = { name: messages.editor.addItem, exact: true, description: adds }
          await page.locator('.ed-add-item').getByRole('button', add).click()
          const dialog = page.getByRole('dialog', { name, exact: true })
          await dialog.getByLabel(messages.editor.titleIn.en).fill(`New ${list} ${locale}`)
          await dialog.getByRole('button', { name: messages.pages.createDraft, exact: true }).click()
          // A title is not enough, because the card of the item would be empty.
          await expect(dialog.getByRole('alert')).toHaveText(messages.faults.missing)
          await dialog.getByRole('group', { name: needed }).getByLabel(messages.editor.english).fill('Qamra')
          await dialog.getByRole('button', { name: messages.pages.createDraft, exact: true }).click()
          await expect(page.getByRole('status').filter({ hasText: created })).toBeVisible()
          await expect(dialog).toHaveCount(0)
          await expect(page).toHaveURL((url) => url.pathname === `${prefix}${base}/new-${list}-${locale}`)
          await page.goBack()
        }
        await create()
        const id = `new-${list}-${locale}`
        const added = page.locator(`[data-block-type="${type}"] [data-edit-item="${list}/${id}"]`).first()
        await expect(added).toHaveAttribute('data-draft', messages.editor.draft)
        // A new story or vacancy is a draft, so visitors get a 404.
        expect((await page.request.get(`${site.origin}${prefix}${base}/${id}`)).status()).toBe(404)

        await page.route('**/items/**', (route) =>
          route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
        )
        await remove(page, added, messages)
        await expect(page.getByRole('alert').filter({ hasText: messages.alerts.saveFailed })).toBeVisible()
        await expect(added).toBeVisible()
        await page.unroute('**/items/**')
        await remove(page, added, messages)
        await expectSaved(page, messages)
        await expect(added).toHaveCount(0)
        // A new item can get the id of the deleted item.
        await create()
        await expect(added).toBeVisible()
      }
    })
  })
}

async function remove(page: Page, listItem: ReturnType<Page['locator']>, messages: Messages) {
  await listItem.scrollIntoViewIfNeeded()
  await listItem.hover()
  await tool(page, 'list-item', messages.common.delete).click()
  await page.getByRole('alertdialog').getByRole('button', { name: messages.common.delete, exact: true }).click()
}

const tool = (page: Page, of: 'block' | 'list-item', name: string) =>
  page.locator(`.ed-toolbar.is-${of}`).getByRole('button', { name, exact: true })
