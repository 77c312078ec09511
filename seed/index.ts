import type { SeedPage } from './define.ts'
import { about } from './pages/about.ts'
import { customerStories } from './pages/customer-stories.ts'
import { footer } from './pages/footer.ts'
import { header } from './pages/header.ts'
import { home } from './pages/home.ts'
import { resources } from './pages/resources.ts'
import { solutionsBespokeContent } from './pages/solutions-bespoke-content.ts'
import { solutionsIlearnCatalogues } from './pages/solutions-ilearn-catalogues.ts'
import { solutionsOpenedx } from './pages/solutions-openedx.ts'
import { solutionsOpensesame } from './pages/solutions-opensesame.ts'
import { solutionsRosettaStone } from './pages/solutions-rosetta-stone.ts'

/** The bilingual start content: goes into an empty database, once. */
export const seedPages: SeedPage[] = [
  header,
  footer,
  home,
  about,
  customerStories,
  resources,
  solutionsOpenedx,
  solutionsOpensesame,
  solutionsIlearnCatalogues,
  solutionsBespokeContent,
  solutionsRosettaStone,
]
