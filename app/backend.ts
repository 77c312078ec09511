import { createContext } from 'react-router'
import type { ShownBlock } from '#blocks/block.ts'
import type { Page } from '#content/pages.ts'
import type { Locale } from '#content/text.ts'

/** What stands around every main page. */
export type Frame = {
  header: ShownBlock<'HEADER'>
  footer: ShownBlock<'FOOTER'>
}

/** The settings that the browser needs. */
export type Site = { brand: string; url: string; apiBase: string; contactEmail: string }

/** The few reads that pages need; the server implements them in-process (server/render/backend.ts). */
export type Backend = {
  readSite(): Site
  /** Header and footer in one language. */
  readFrame(locale: Locale): Promise<Frame>
  /** A page's blocks in order, with those that it borrows. */
  readPage(page: Page, locale: Locale): Promise<ShownBlock[]>
  /** Writes a fault of rendering to the server's log. */
  report(error: unknown): void
}

export const backendContext = createContext<Backend>()
