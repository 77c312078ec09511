import type { ComponentType } from 'react'
import type { BlockType } from '#blocks/catalogue.ts'
import { FeaturesPicture, GalleryPicture, KeyMessagesPicture, SolutionsPicture } from './cards.tsx'
import { FooterPicture, HeaderPicture, PolicyPicture } from './header-footer.tsx'
import { CallToActionPicture, HeroPicture, ImageTextPicture, WelcomePicture } from './heroes.tsx'
import { InsightsPicture, JobsPicture, ResourcesPicture } from './listings.tsx'
import { AwardsPicture, LogosPicture, LogoWallPicture } from './logos-awards.tsx'
import { FormPicture, OfficesPicture, SuccessPicture, TeamPicture } from './people.tsx'
import { FaqPicture, TabsPicture, TimelinePicture } from './steps.tsx'

/** A schematic thumbnail per block type. A type without one is a compile error. */
export const blockThumbnails: { [T in BlockType]: ComponentType } = {
  HEADER: HeaderPicture,
  FOOTER: FooterPicture,
  HERO: HeroPicture,
  WELCOME: WelcomePicture,
  SOLUTIONS: SolutionsPicture,
  IMAGE_TEXT: ImageTextPicture,
  LOGOS: LogosPicture,
  GALLERY: GalleryPicture,
  INSIGHTS: InsightsPicture,
  RESOURCES: ResourcesPicture,
  CTA: CallToActionPicture,
  TABS: TabsPicture,
  FEATURES: FeaturesPicture,
  TEAM: TeamPicture,
  JOBS: JobsPicture,
  LOGO_WALL: LogoWallPicture,
  AWARDS: AwardsPicture,
  KEY_MESSAGES: KeyMessagesPicture,
  FAQ: FaqPicture,
  TIMELINE: TimelinePicture,
  FORM: FormPicture,
  OFFICES: OfficesPicture,
  SUCCESS: SuccessPicture,
  TEXT: PolicyPicture,
}
