import { about } from './about/index.ts'
import { awards } from './awards.ts'
import { benefits } from './benefits.ts'
import { catalogue } from './catalogue.ts'
import { certificate } from './certificate.ts'
import { closeUps } from './close-ups.ts'
import { dashboard } from './dashboard.ts'
import type { Drawing, Vector } from './drawing.ts'
import { scene } from './drawing.ts'
import { heroes } from './heroes/index.ts'
import { jobs } from './jobs/index.ts'
import { keyMessages } from './key-messages/index.ts'
import { lessonPhone } from './lesson-phone.ts'
import { logos } from './logos.ts'
import { offices } from './offices/index.ts'
import { portraits } from './portraits.ts'
import { posts } from './post-covers/index.ts'
import { scenes } from './scenes/index.ts'
import { skillsMap, skillsMapCover } from './skills-map.ts'
import { solutions } from './solutions/index.ts'
import { successLetter } from './success-letter.ts'
import { teamView } from './team-view.ts'
import { values } from './values.ts'

const whole: Drawing[] = [
  scene('dashboard', dashboard),
  scene('skills-map', skillsMap),
  scene('post-skills-map', skillsMapCover, { canvas: [640, 400], pixels: 1280 }),
  scene('lesson-phone', lessonPhone),
  scene('catalogue', catalogue),
  scene('certificate', certificate),
  scene('team-view', teamView, { canvas: [640, 440] }),
  ...solutions,
  ...heroes,
  ...scenes,
  ...portraits,
  ...logos,
  ...posts,
  ...about,
  ...awards,
  ...offices,
  ...keyMessages,
  ...jobs,
  scene('success-letter', successLetter, { pixels: 1200 }),
]

export const drawings = [...whole, ...closeUps(whole)]

export const vectors: Vector[] = [...values, ...benefits]

export { defaults } from './defaults.ts'
export { favicon } from './favicon.ts'
