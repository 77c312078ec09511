import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Messages } from './editing.ts'
import { expect } from './fixtures.ts'

export type TestFile = { name: string; mimeType: string; buffer: Buffer }

/** Creates a picture of random pixels, so that its bytes are new to the site. Larger pictures take longer to upload. */
export async function randomPicture(name = 'new.png', width = 320, height = 240): Promise<TestFile> {
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  return { name, mimeType: 'image/png', buffer: await noise.png().toBuffer() }
}

export function randomSvg(name = 'icon.svg'): TestFile {
  const colour = randomBytes(3).toString('hex')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="28" fill="#${colour}"/></svg>`
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
}

/**
 * Appends an MP4 box of the type `free` with random bytes to a video of the start content. Players ignore the box, but
 * it makes the file new to the site.
 */
export async function randomVideo(name = 'tour.mp4'): Promise<TestFile> {
  const film = await readFile(new URL('../../seed/content/media/learn-tour.en.mp4', import.meta.url))
  const box = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('free'), randomBytes(8)])
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([film, box]) }
}

/** Drags a file over the target. Returns a function that drops the file. */
export async function dragFile(target: Locator, { name, mimeType, buffer }: TestFile) {
  const transfer = await target.page().evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
      return transfer
    },
    { name, mimeType, base64: buffer.toString('base64') },
  )
  await target.dispatchEvent('dragenter', { dataTransfer: transfer })
  // Browsers repeat this event. The page accepts it once the code for dropped files is loaded.
  await expect(async () => {
    const isAccepted = await target.evaluate((element, dataTransfer) => {
      const init = { dataTransfer, bubbles: true, cancelable: true, composed: true }
      return !element.dispatchEvent(new DragEvent('dragover', init))
    }, transfer)
    expect(isAccepted).toBe(true)
  }).toPass()
  return () => target.dispatchEvent('drop', { dataTransfer: transfer })
}

/** Opens the dialog of a picture on the page and chooses a file, which replaces the picture when it is saved. */
export async function chooseFile(page: Page, picture: Locator, { media }: Messages, file: TestFile) {
  await picture.click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: media.chooseFile }).click()
  await (await chooser).setFiles(file)
}

export const savePicture = (page: Page, { common }: Messages) =>
  page.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click()
