import type { SeedPage } from './define.ts'
import { about } from './pages/about.ts'
import { careers } from './pages/careers.ts'
import { contactUs } from './pages/contact-us.ts'
import { customerStories } from './pages/customer-stories.ts'
import { resourceDetailTemplate, storyDetailTemplate, vacancyDetailTemplate } from './pages/detail-templates.ts'
import { footer } from './pages/footer.ts'
import { header } from './pages/header.ts'
import { home } from './pages/home.ts'
import { ourAwards } from './pages/our-awards.ts'
import { ourClients } from './pages/our-clients.ts'
import { ourPartners } from './pages/our-partners.ts'
import { ourTeam } from './pages/our-team.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { resources } from './pages/resources.ts'
import { solutionsBespokeContent } from './pages/solutions-bespoke-content.ts'
import { solutionsIlearnCatalogues } from './pages/solutions-ilearn-catalogues.ts'
import { solutionsIntegrations } from './pages/solutions-integrations.ts'
import { solutionsOpenedx } from './pages/solutions-openedx.ts'
import { solutionsOpensesame } from './pages/solutions-opensesame.ts'
import { solutionsRosettaStone } from './pages/solutions-rosetta-stone.ts'
import { solutionsTotaraLearn } from './pages/solutions-totara-learn.ts'
import { solutionsTotaraMobile } from './pages/solutions-totara-mobile.ts'
import { solutionsTotaraPerform } from './pages/solutions-totara-perform.ts'
import { solutionsTotaraSuite } from './pages/solutions-totara-suite.ts'
import { success } from './pages/success.ts'
import { whyChooseUs } from './pages/why-choose-us.ts'

/** The bilingual start content, which seeds an empty database. */
export const seedPages: SeedPage[] = [
  header,
  footer,
  home,
  about,
  whyChooseUs,
  customerStories,
  storyDetailTemplate,
  ourTeam,
  careers,
  vacancyDetailTemplate,
  ourPartners,
  ourClients,
  ourAwards,
  resources,
  resourceDetailTemplate,
  contactUs,
  success,
  privacyPolicy,
  solutionsTotaraSuite,
  solutionsTotaraLearn,
  solutionsTotaraPerform,
  solutionsTotaraMobile,
  solutionsIntegrations,
  solutionsOpenedx,
  solutionsOpensesame,
  solutionsIlearnCatalogues,
  solutionsBespokeContent,
  solutionsRosettaStone,
]
