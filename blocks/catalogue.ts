import type * as z from 'zod'
import type { Localized } from '#content/localized.ts'
import { awards } from './awards/content.ts'
import { callToAction } from './call-to-action/content.ts'
import { faq } from './faq/content.ts'
import { features } from './features/content.ts'
import { footer } from './footer/content.ts'
import { form } from './form/content.ts'
import { gallery } from './gallery/content.ts'
import { header } from './header/content.ts'
import { hero } from './hero/content.ts'
import { imageText } from './image-text/content.ts'
import { insights } from './insights/content.ts'
import { jobs } from './jobs/content.ts'
import { keyMessages } from './key-messages/content.ts'
import { logoWall } from './logo-wall/content.ts'
import { logos } from './logos/content.ts'
import { offices } from './offices/content.ts'
import { policy } from './policy/content.ts'
import { resources } from './resources/content.ts'
import { solutions } from './solutions/content.ts'
import { success } from './success/content.ts'
import { tabs } from './tabs/content.ts'
import { team } from './team/content.ts'
import { timeline } from './timeline/content.ts'
import { welcome } from './welcome/content.ts'

/**
 * All block types with their definitions. The other files of a type, e.g. its view and its style sheet, are found by
 * the name of the type's folder (folder-of.ts).
 */
export const catalogue = {
  HEADER: header,
  FOOTER: footer,
  HERO: hero,
  WELCOME: welcome,
  SOLUTIONS: solutions,
  IMAGE_TEXT: imageText,
  LOGOS: logos,
  GALLERY: gallery,
  INSIGHTS: insights,
  RESOURCES: resources,
  CTA: callToAction,
  TABS: tabs,
  FEATURES: features,
  TEAM: team,
  JOBS: jobs,
  LOGO_WALL: logoWall,
  AWARDS: awards,
  KEY_MESSAGES: keyMessages,
  FAQ: faq,
  TIMELINE: timeline,
  FORM: form,
  OFFICES: offices,
  SUCCESS: success,
  TEXT: policy,
}

export type BlockType = keyof typeof catalogue
export type StoredContent<T extends BlockType> = z.output<(typeof catalogue)[T]['content']>
export type ContentInput<T extends BlockType> = z.input<(typeof catalogue)[T]['content']>
export type LocalizedContent<T extends BlockType> = Localized<StoredContent<T>>

/** Finds a block type in any case ('hero', 'Hero'). */
export function findBlockType(written: string): BlockType | undefined {
  const type = written.toUpperCase()
  return Object.hasOwn(catalogue, type) ? (type as BlockType) : undefined
}
