import { scene } from '../drawing.ts'
import { bespoke } from './bespoke.ts'
import { catalogues } from './catalogues.ts'
import { openEdx } from './open-edx.ts'
import { opensesame } from './opensesame.ts'
import { rosetta } from './rosetta.ts'
import { totara } from './totara.ts'

const small = { canvas: [480, 310] as [number, number], pixels: 960 }

/** Drawings for the cards of the solutions: no ground, their foot is the card's edge. */
export const solutions = [
  scene('solution-totara', totara, { canvas: [640, 446], pixels: 1400 }),
  scene('solution-open-edx', openEdx, small),
  scene('solution-opensesame', opensesame, small),
  scene('solution-catalogues', catalogues, small),
  scene('solution-bespoke', bespoke, small),
  scene('solution-rosetta', rosetta, { canvas: [480, 340], pixels: 960 }),
]
