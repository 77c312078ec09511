import type { Page } from '@playwright/test'
import { colleague, onSave, saves } from './colleague.ts'
import { edit, field, languages, saved, type Words, write } from './editing.ts'
import { aPicture, dragFile } from './media-files.ts'
import { hearNotices } from './notices.ts'
import { ownSite } from './own-site.ts'
import { expect, test } from './site.ts'

const site = ownSite()

for (const { locale, root, prefix, words } of languages) {
  test.describe(`posts, stories and vacancies (${locale})`, () => {
    test.beforeEach(({ context }) => site.asAdmin(context))

    test('a new post needs a title, gets its id from it, and is open to visitors', async ({ page }) => {
      await edit(page, `${site.origin}${prefix}/resources`)
      await page.locator('.ed-add-item').getByRole('button', { name: words.editor.addPost, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(words.alerts.titleRequired)
      const title = `  What's new, in ${locale}? `
      await dialog.getByLabel(words.editor.englishTitle).fill(title)
      await dialog.getByLabel(words.editor.arabicTitle).fill(`جديد ${locale}`)
      const said = await hearNotices(page)
      await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: words.notices.postCreated })).toBeVisible()
      expect(await said()).toEqual([words.notices.creatingPost, words.notices.postCreated])
      await expect(page).toHaveURL(`${site.origin}${prefix}/resources/whats-new-in-${locale}?edit=true`)
      await expect(page.locator('h1')).toHaveText(locale === 'en' ? title.trim() : `جديد ${locale}`)
      await expect(page.locator('.article-body [data-edit-path]').first()).toBeVisible()
      await edit(page, `${site.origin}${prefix}/resources`)
      await expect(page.locator(`[data-edit-item="posts/whats-new-in-${locale}"]`).first()).toBeVisible()

      await page.goto(`${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      await expect(page.locator('.article-body').locator('h2, h3')).toHaveCount(2)
      await expect(page.locator('.article-body li').first()).toBeVisible()
      await expect(page.locator('.article-picture img')).toBeVisible()
    })

    test('a title that gives an id twice is refused by its sentence', async ({ page, expectConsoleError }) => {
      expectConsoleError(/409/)
      await edit(page, `${site.origin}${prefix}/resources`)
      const taken = await page.locator('[data-edit-item^="posts/"]').first().getAttribute('data-edit-item')
      const id = taken?.replace('posts/', '') ?? ''
      await page.locator('.ed-add-item').getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.editor.englishTitle).fill(id.toUpperCase().replaceAll('-', ' '))
      await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
      const sentence = words.alerts.postExists.replace('{{id}}', id)
      await expect(dialog.getByRole('alert')).toHaveText(sentence)
    })

    test('a post that could not be created keeps what was typed', async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      await edit(page, `${site.origin}${prefix}/resources`)
      await page.route('**/items', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await page.locator('.ed-add-item').getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.editor.englishTitle).fill('Not lost')
      await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(words.notices.creationFailed)
      await expect(page.locator('.ed-notices').getByRole('alert')).toHaveText(words.notices.creationFailed)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: words.editor.goOn, exact: true }).click()
      await expect(dialog.getByLabel(words.editor.englishTitle)).toHaveValue('Not lost')
    })

    test('its text grows by a heading, an image and a paragraph, is moved and shortened', async ({ page }) => {
      await edit(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      const count = () => page.locator('.article-body > [data-edit-item]').count()
      const before = await count()
      for (const kind of ['heading', 'image', 'paragraph'] as const) {
        // A picture that comes moves the tools from under the pointer.
        await expect(async () => {
          await page.locator('.article-body > [data-edit-item]').nth(1).hover()
          await tool(page, 'entry', words.editor.addItem).click({ timeout: 2_000 })
        }).toPass()
        const dialog = page.getByRole('dialog', { name: words.editor.addItem, exact: true })
        await dialog.getByRole('button', { name: words.editor[kind], exact: true }).click()
        await expect(page.getByRole('status').filter({ hasText: words.notices.contentSaved }).last()).toBeVisible()
      }
      await expect.poll(count).toBe(before + 3)
      const added = page.locator('.article-body > [data-edit-item]').nth(2)
      const text = await added.textContent()
      await added.hover()
      await tool(page, 'entry', words.editor.moveDown).click()
      await expect(page.locator('.article-body > [data-edit-item]').nth(3)).toHaveText(text ?? '')
      await page.locator('.article-body > [data-edit-item]').nth(3).hover()
      await tool(page, 'entry', words.common.delete).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(words.confirm.deleteBlock)
      await question.getByRole('button', { name: words.common.delete, exact: true }).click()
      await expect.poll(count).toBe(before + 2)
    })

    test('its tag, date, picture and what stands beside it are edited where they stand', async ({ page }) => {
      await edit(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      const said = await hearNotices(page)
      const part = (path: string) => field(page, 'RESOURCES', `posts.0.${path}`)
      const texts = {
        tag: 'Tag',
        date: 'Date',
        'detailContent.tocTitle': 'Contents',
        'detailContent.shareTitle': 'Share',
      }
      for (const [path, name] of Object.entries(texts)) {
        const text = `${name} ${locale}`
        await write(page, part(path), words, { [locale]: text })
        const { sidebarSaved, changesSaved } = words.notices
        await expect.poll(said).toContain(path.startsWith('detailContent') ? sidebarSaved : changesSaved)
        await expect(part(path)).toHaveText(text)
      }
      await (await dragFile(page.locator('.article-picture img'), await aPicture('intro.png', 960, 540)))()
      await expect(page.getByRole('status').filter({ hasText: words.notices.imageUpdated })).toBeVisible()
      await page.getByRole('dialog', { name: words.media.newPicture }).press('Escape')
      await page.getByRole('link', { name: words.editor.exit }).click()
      for (const name of Object.values(texts)) await expect(page.getByText(`${name} ${locale}`).first()).toBeVisible()
      await expect(page.locator('.article-picture img')).toHaveAttribute('src', /-960x540\.png/)
    })

    test('its layout becomes simple and an article again, each time loaded anew', async ({ page }) => {
      await edit(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      for (const [name, layout] of [
        [words.editor.toSimpleLayout, 'simple'],
        [words.editor.toArticleLayout, 'article'],
      ] as const) {
        await field(page, 'RESOURCES', 'posts.0.title').hover()
        const reloaded = page.waitForEvent('load')
        await tool(page, 'block', name).click()
        await reloaded
        await expect(page.locator(`article[data-layout="${layout}"]`)).toBeVisible()
        await saved(page, words)
        await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
      }
      await page.reload()
      await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
      await expect(page.locator('.ed-notice')).toHaveCount(0)
    })

    test("a colleague's post and words are there with their tools when one comes back to a page", async ({
      page,
      browser,
    }) => {
      const path = `${site.origin}${prefix}/resources`
      const other = await colleague(browser, site.origin)
      await edit(other, path)
      await edit(page, path)
      const title = field(page, 'RESOURCES', 'posts.0.title')
      await expect(title).toBeVisible()
      await page.locator(`header a[href="${prefix}/careers"]`).first().dispatchEvent('click')
      await expect(page).toHaveURL(/careers/)
      await expect(field(page, 'JOBS', 'title')).toBeVisible()

      await write(other, field(other, 'RESOURCES', 'title'), words, { [locale]: `Renamed ${locale}` })
      await saved(other, words)
      await other.locator('.ed-add-item').getByRole('button', { name: words.editor.addPost, exact: true }).click()
      const dialog = other.getByRole('dialog')
      await dialog.getByLabel(words.editor.englishTitle).fill(`Of a colleague ${locale}`)
      await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
      await expect(other.getByRole('status').filter({ hasText: words.notices.postCreated })).toBeVisible()

      await page.goBack()
      const added = page.locator(`[data-edit-item="posts/of-a-colleague-${locale}"]`)
      await added.hover()
      await expect(tool(page, 'entry', words.common.delete)).toBeVisible()
      await expect(field(page, 'RESOURCES', 'title')).toHaveText(`Renamed ${locale}`)
      await other.context().close()
    })

    test('its layout changes beside a change that is kept, which is offered again', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await edit(page, `${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      await onSave(page, (route) => route.fulfill({ status: 500, json: {} }))
      await write(page, field(page, 'CTA', 'title'), words, { [locale]: 'Kept' })
      await expect(page.getByRole('alert')).toHaveText(words.alerts.templateFailed)
      await page.unroute(saves)
      await field(page, 'RESOURCES', 'posts.0.title').hover()
      const reloaded = page.waitForEvent('load')
      await tool(page, 'block', words.editor.toSimpleLayout).click()
      await reloaded
      await expect(page.locator('article[data-layout="simple"]')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(words.editor.notSaved)
      await page.getByRole('button', { name: words.editor.recoveredDiscard }).click()
    })

    test('a post is removed from a section, and deleted for good', async ({ page }) => {
      await edit(page, `${site.origin}${root}`)
      const card = page.locator(`[data-edit-item="posts/whats-new-in-${locale}"]`).first()
      await card.scrollIntoViewIfNeeded()
      await card.hover()
      const title = (await card.locator('[data-edit-path$=".title"]').textContent()) ?? ''
      await tool(page, 'entry', words.editor.removeFromSection).click()
      const question = page.getByRole('alertdialog', { name: words.history.quoted.replace('{{name}}', title) })
      await expect(question).toContainText(words.confirm.removePost)
      await question.getByRole('button', { name: words.common.remove, exact: true }).click()
      await saved(page, words)
      await expect(card).toHaveCount(0)

      await page.goto(`${site.origin}${prefix}/resources`)
      await expect(page.locator(`a[href$="/whats-new-in-${locale}"]`).first()).toBeVisible()
      await edit(page, `${site.origin}${prefix}/resources`)
      await page.locator(`[data-edit-item="posts/whats-new-in-${locale}"]`).hover()
      await tool(page, 'entry', words.common.delete).click()
      await expect(question).toContainText(words.confirm.deletePost)
      await question.getByRole('button', { name: words.common.delete, exact: true }).click()
      await saved(page, words)
      const answer = await page.request.get(`${site.origin}${prefix}/resources/whats-new-in-${locale}`)
      expect(answer.status()).toBe(404)
    })

    test('a story and a vacancy are added, opened, and deleted with their own failure words', async ({
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
          words.notices.storyCreated,
          words.editor.addsStory,
          words.editor.addStory,
          words.fields.company,
        ],
        [
          '/careers',
          '/vacancy-details',
          'JOBS',
          'jobs',
          words.notices.vacancyCreated,
          words.editor.addsVacancy,
          words.editor.addVacancy,
          words.fields.location,
        ],
      ] as const) {
        await edit(page, `${site.origin}${prefix}${path}`)
        const create = async () => {
          const add = { name: words.editor.addItem, exact: true, description: adds }
          await page.locator('.ed-add-item').getByRole('button', add).click()
          const dialog = page.getByRole('dialog', { name, exact: true })
          await dialog.getByLabel(words.editor.englishTitle).fill(`New ${list} ${locale}`)
          await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
          // A card from a title alone would be blank.
          await expect(dialog.getByRole('alert')).toHaveText(words.faults.missing)
          await dialog.getByRole('group', { name: needed }).getByLabel(words.editor.english).fill('Qamra')
          await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
          await expect(page.getByRole('status').filter({ hasText: created })).toBeVisible()
          await expect(dialog).toHaveCount(0)
          await expect(page).toHaveURL((url) => url.pathname === `${prefix}${base}/new-${list}-${locale}`)
          await page.goBack()
        }
        await create()
        const id = `new-${list}-${locale}`
        const added = page.locator(`[data-block-type="${type}"] [data-edit-item="${list}/${id}"]`).first()
        await expect(added).toBeVisible()
        expect((await page.request.get(`${site.origin}${prefix}${base}/${id}`)).status()).toBe(200)

        await page.route('**/items/**', (route) =>
          route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
        )
        await remove(page, added, words)
        await expect(page.getByRole('alert').filter({ hasText: words.alerts.saveFailed })).toBeVisible()
        await expect(added).toBeVisible()
        await page.unroute('**/items/**')
        await remove(page, added, words)
        await saved(page, words)
        await expect(added).toHaveCount(0)
        // Its title is free again.
        await create()
        await expect(added).toBeVisible()
      }
    })
  })
}

async function remove(page: Page, entry: ReturnType<Page['locator']>, words: Words) {
  await entry.scrollIntoViewIfNeeded()
  await entry.hover()
  await tool(page, 'entry', words.common.delete).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.common.delete, exact: true }).click()
}

const tool = (page: Page, of: 'block' | 'entry', name: string) =>
  page.locator(`.ed-tools.is-${of}`).getByRole('button', { name, exact: true })
