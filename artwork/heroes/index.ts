import { scene } from '../drawing.ts'
import { awardsHero } from './awards.ts'
import { careersHero } from './careers.ts'
import { clientsHero } from './clients.ts'
import { contactHero } from './contact.ts'
import { bespokeHero, cataloguesHero, rosettaHero } from './content.ts'
import { integrationsHero } from './integrations.ts'
import { mobileHero } from './mobile.ts'
import { partnersHero } from './partners.ts'
import { openEdxHero, openSesameHero } from './platforms.ts'
import { learnHero, performHero, suiteHero } from './totara.ts'
import { whyHero } from './why.ts'

/** What stands beside a page's title, on a ground in the page's accent. */
export const heroes = [
  scene('hero-totara-suite', suiteHero),
  scene('hero-totara-learn', learnHero),
  scene('hero-totara-perform', performHero),
  scene('hero-totara-mobile', mobileHero),
  scene('hero-totara-integrations', integrationsHero),
  scene('hero-open-edx', openEdxHero),
  scene('hero-opensesame', openSesameHero),
  scene('hero-catalogues', cataloguesHero),
  scene('hero-bespoke', bespokeHero),
  scene('hero-rosetta', rosettaHero),
  scene('hero-why', whyHero),
  scene('hero-careers', careersHero),
  scene('hero-partners', partnersHero),
  scene('hero-clients', clientsHero),
  scene('hero-awards', awardsHero),
  scene('hero-contact', contactHero),
]
