import type { ComponentType } from 'react'
import { Awards } from './awards/view.tsx'
import type { ViewProps } from './block.ts'
import { CallToAction } from './call-to-action/view.tsx'
import type { BlockType } from './catalogue.ts'
import { Faq } from './faq/view.tsx'
import { Features } from './features/view.tsx'
import { Footer } from './footer/view.tsx'
import { Form } from './form/view.tsx'
import { StoryPage } from './gallery/story-page.tsx'
import { Gallery } from './gallery/view.tsx'
import { Header } from './header/view.tsx'
import { Hero } from './hero/view.tsx'
import { ImageText } from './image-text/view.tsx'
import { Insights } from './insights/view.tsx'
import { JobPage } from './jobs/job-page.tsx'
import { Jobs } from './jobs/view.tsx'
import { KeyMessages } from './key-messages/view.tsx'
import { LogoWall } from './logo-wall/view.tsx'
import { Logos } from './logos/view.tsx'
import { Offices } from './offices/view.tsx'
import { Policy } from './policy/view.tsx'
import { PostPage } from './resources/post-page.tsx'
import { Resources } from './resources/view.tsx'
import { Solutions } from './solutions/view.tsx'
import { Success } from './success/view.tsx'
import { Tabs } from './tabs/view.tsx'
import { Team } from './team/view.tsx'
import { Timeline } from './timeline/view.tsx'
import { Welcome } from './welcome/view.tsx'

/** Block type -> its view. A type without a view is a compile error. */
export const views: { [T in BlockType]: ComponentType<ViewProps<T>> } = {
  HEADER: Header,
  FOOTER: Footer,
  HERO: Hero,
  WELCOME: Welcome,
  SOLUTIONS: Solutions,
  IMAGE_TEXT: ImageText,
  LOGOS: Logos,
  GALLERY: Gallery,
  INSIGHTS: Insights,
  RESOURCES: Resources,
  CTA: CallToAction,
  TABS: Tabs,
  FEATURES: Features,
  TEAM: Team,
  JOBS: Jobs,
  LOGO_WALL: LogoWall,
  AWARDS: Awards,
  KEY_MESSAGES: KeyMessages,
  FAQ: Faq,
  TIMELINE: Timeline,
  FORM: Form,
  OFFICES: Offices,
  SUCCESS: Success,
  TEXT: Policy,
}

/** Block type -> the view of the detail page of one item of its collection. */
export const openedViews: { [T in BlockType]?: ComponentType<ViewProps<T>> } = {
  GALLERY: StoryPage,
  JOBS: JobPage,
  RESOURCES: PostPage,
}
