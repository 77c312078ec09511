import type { BilingualText } from '#content/locale.ts'
import { media, picture, t } from '#seed/define.ts'

/** One paragraph of rich text in each language. */
export const paragraph = (en: string, ar: string): BilingualText => t(`<p>${en}</p>`, `<p>${ar}</p>`)

/** A tab of a TABS block; `scene` is the name of its picture. */
export function tab(id: string, title: BilingualText, description: BilingualText, scene: string, alt: BilingualText) {
  return { id: `tab-${id}`, title, description, imageSrc: picture(scene), imageAlt: alt }
}

/** A benefit of a FEATURES block with its icon, which is decorative. */
export function benefit(icon: string, title: BilingualText, description: BilingualText) {
  return { id: `benefit-${icon}`, title, description, imageSrc: media(`benefit-${icon}.svg`) }
}

/** A question of a FAQ block. */
export function question(id: string, asked: BilingualText, answer: BilingualText) {
  return { id: `question-${id}`, question: asked, answer }
}

/** A list item, such as a next step. */
export const point = (id: string, en: string, ar: string) => ({ id: `point-${id}`, text: t(en, ar) })
