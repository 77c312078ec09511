import { scene } from '../drawing.ts'
import { aboutBuild } from './build.ts'
import { aboutHero } from './hero.ts'
import { aboutLaunch } from './launch.ts'
import { aboutListen } from './listen.ts'
import { aboutStay } from './stay.ts'
import { aboutWho } from './who.ts'

const tab = { canvas: [640, 420] as [number, number] }

export const about = [
  scene('about-hero', aboutHero, { canvas: [1280, 720] }),
  scene('about-who', aboutWho),
  scene('about-listen', aboutListen, tab),
  scene('about-build', aboutBuild, tab),
  scene('about-launch', aboutLaunch, tab),
  scene('about-stay', aboutStay, tab),
]
