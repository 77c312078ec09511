import { wordless } from './drawing.ts'
import { portrait } from './parts/portrait.ts'
import { people } from './people.ts'
import { team } from './team.ts'

const faces = {
  'huda-al-mansoori': people.huda,
  'noura-rashed': people.noura,
  'faisal-al-otaibi': people.faisal,
  'lina-haddad': people.lina,
  'omar-khalil': people.omar,
  ...team,
}

export const portraits = Object.entries(faces).map(([name, person]) =>
  wordless(`person-${name}`, () => portrait(person), { canvas: [200, 200], pixels: 480 }),
)
