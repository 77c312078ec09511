import type { Locale } from '#content/locale.ts'
import { learnHero } from '../heroes/totara.ts'
import { coral, primary, saffron, teal } from '../parts/palette.ts'
import type { Words } from '../parts/ui-elements.ts'
import { learnCertification, learnProgramme } from '../scenes/learn.ts'
import { learnAudience, learnReport } from '../scenes/learn-rules.ts'

/** One scene of the product: what is said beside it, and how far the camera goes towards which point of the picture. */
export type Shot = {
  from: number
  title: Words[]
  text: Words[]
  draw: (locale: Locale) => string
  /** The part of the drawing that is shown at first: top, width, height. */
  canvas: [number, number, number]
  zoom: number
  /** Counted from the side where reading starts. */
  towards: { at: number; top: number }
  colours: [string, string]
}

const scene: [number, number, number] = [0, 640, 420]

export const shots: Shot[] = [
  {
    from: 0,
    title: [['Totara Learn', 'Totara Learn']],
    text: [
      ['What it does,', 'ما الذي يقدّمه،'],
      ['in half a minute', 'في نصف دقيقة'],
    ],
    draw: learnHero,
    canvas: [45, 640, 430],
    zoom: 1.02,
    towards: { at: 420, top: 260 },
    colours: [teal.bright, saffron.bright],
  },
  {
    from: 4.2,
    title: [
      ['Every role', 'لكل وظيفة'],
      ['has its path', 'مسارها'],
    ],
    text: [
      ['Courses, classroom days and', 'دورات وأيام حضورية'],
      ['deadlines in one programme', 'ومواعيد في برنامج واحد'],
    ],
    draw: learnProgramme,
    canvas: scene,
    zoom: 1.1,
    towards: { at: 320, top: 420 },
    colours: [teal.bright, primary.bright],
  },
  {
    from: 9.6,
    title: [
      ['Certificates', 'شهادات سارية'],
      ['stay valid', 'على الدوام'],
    ],
    text: [
      ['Renewal opens in time, and', 'يُفتح التجديد في وقته،'],
      ['the manager knows of it', 'ويعلم به المدير'],
    ],
    draw: learnCertification,
    canvas: scene,
    zoom: 1.07,
    towards: { at: 480, top: 420 },
    colours: [coral.bright, saffron.bright],
  },
  {
    from: 15,
    title: [
      ['Courses find', 'الدورة تصل'],
      ['their people', 'إلى أصحابها'],
    ],
    text: [
      ['Rules by position, site and', 'قواعد بحسب الوظيفة والموقع'],
      ['date do the assigning', 'والتاريخ تتولّى الإسناد'],
    ],
    draw: learnAudience,
    canvas: scene,
    zoom: 1.06,
    towards: { at: 355, top: 200 },
    colours: [saffron.bright, primary.bright],
  },
  {
    from: 20.4,
    title: [
      ['You see who', 'ترون من أنجز'],
      ['is on time', 'في موعده'],
    ],
    text: [
      ['A report for every branch,', 'تقرير لكل فرع يصل'],
      ['sent each Sunday', 'كل يوم أحد'],
    ],
    draw: learnReport,
    canvas: scene,
    zoom: 1.06,
    towards: { at: 540, top: 420 },
    colours: [primary.bright, coral.bright],
  },
]

/** From here on the film takes its leave. */
export const leave = 25.6
