import { scene } from '../drawing.ts'
import { keyArabicFirst } from './arabic-first.ts'
import { keyAudit } from './audit.ts'
import { keyNumbers } from './numbers.ts'
import { keyOneTeam } from './one-team.ts'
import { keyYourData } from './your-data.ts'

const wide = { canvas: [640, 420] as [number, number] }

/** What customers say decided it, one picture each. */
export const keyMessages = [
  scene('key-one-team', keyOneTeam, wide),
  scene('key-arabic-first', keyArabicFirst, wide),
  scene('key-your-data', keyYourData, wide),
  scene('key-audit', keyAudit, wide),
  scene('key-numbers', keyNumbers, wide),
]
