import type { SeedPage } from './define.ts'
import { about } from './pages/about.ts'
import { customerStories } from './pages/customer-stories.ts'
import { footer } from './pages/footer.ts'
import { header } from './pages/header.ts'
import { home } from './pages/home.ts'
import { resources } from './pages/resources.ts'

/** The bilingual start content: goes into an empty database, once. */
export const seedPages: SeedPage[] = [header, footer, home, about, customerStories, resources]
