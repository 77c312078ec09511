import type { Page } from '@playwright/test'
import { accessibilityViolations } from './helpers/axe.ts'
import { inEnglish } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

/** Adds the URL of each later request for a video to the returned array. */
function videoRequestsOf(page: Page): string[] {
  const videoRequests: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && videoRequests.push(request.url()))
  return videoRequests
}

const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

for (const { locale, prefix, messages } of inEnglish) {
  test.describe(`the login background video (${locale})`, () => {
    test('the video plays muted in a loop and can be paused, on all screens of the login', async ({ page }) => {
      await page.goto(`${prefix}/login`)
      const video = page.locator('video')
      await expect(video).toHaveAttribute('data-begun')
      expect(
        await video.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [muted, loop, playsInline]),
      ).toEqual([true, true, true])
      await page.getByRole('button', { name: messages.common.pause, exact: true }).click()
      expect(await isPaused(page)).toBe(true)
      await page.getByRole('button', { name: messages.common.play, exact: true }).click()
      await expect(page.getByRole('button', { name: messages.common.pause, exact: true })).toBeVisible()
      expect(await isPaused(page)).toBe(false)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: messages.common.pause, exact: true }).click()
      await page.getByRole('button', { name: messages.login.forgot }).click()
      await expect(page.getByRole('button', { name: messages.common.play, exact: true })).toBeVisible()
    })
  })
}

test.describe('loading of the login background video', () => {
  test('reduced motion shows a still picture; it, a phone and a visitor who saves data load no video', async ({
    page,
  }) => {
    const videoRequests = videoRequestsOf(page)
    const still = page.waitForResponse(/background-.*\.webp$/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/login')
    expect((await still).ok()).toBe(true)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await page.goto('about:blank')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.goto('about:blank')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/login', { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    expect(videoRequests).toEqual([])
  })
})
