import { scene } from '../drawing.ts'
import { bespokeHero, cataloguesHero, rosettaHero } from './content.ts'
import { integrationsHero } from './integrations.ts'
import { mobileHero } from './mobile.ts'
import { openEdxHero, openSesameHero } from './platforms.ts'
import { learnHero, performHero, suiteHero } from './totara.ts'

/** What stands beside the title of each solution's page, on a ground in the page's accent. */
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
]
