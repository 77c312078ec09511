import type { Drawing } from './drawing.ts'
import { lessonPhoneAlone } from './lesson-phone.ts'
import { closeUp, type Part } from './parts/close-up.ts'

const slide = 272
const card = 320

/** What narrow screens show of the pictures of the home page, and lists of the scenes that posts begin with. */
const parts: { [name: string]: Part } = {
  'skills-map': { at: 184, top: 116, wide: 440, high: 330, shown: slide },
  dashboard: { at: 34, top: 108, wide: 376, high: 282, shown: slide },
  'lesson-phone': { at: 154, top: 122, wide: 340, high: 255, shown: slide },
  catalogue: { at: 26, top: 26, wide: 386, high: 290, shown: slide },
  certificate: { at: 140, top: 92, wide: 376, high: 282, shown: slide },
  'team-view': { at: 10, top: 12, wide: 350, high: 241, shown: card },
  'solution-totara': { at: 36, top: 8, wide: 400, high: 300, shown: card },
  'solution-open-edx': { at: 36, top: 0, wide: 408, high: 310, shown: card },
  'solution-opensesame': { at: 60, top: 0, wide: 360, high: 310, shown: card },
  'learn-report': { at: 30, top: 16, wide: 516, high: 322, shown: slide },
  'bespoke-recording': { at: 24, top: 14, wide: 600, high: 375, shown: slide },
  'integrations-hr': { at: 20, top: 22, wide: 600, high: 375, shown: slide },
  'solution-catalogues': { at: 50, top: 0, wide: 380, high: 310, shown: card },
}

export function closeUps(drawings: Drawing[]): Drawing[] {
  return drawings.flatMap((drawing) => {
    const part = parts[drawing.name]
    if (!part) return []
    return [closeUp(drawing.name === 'lesson-phone' ? { ...drawing, draw: lessonPhoneAlone } : drawing, part)]
  })
}
