import type { BilingualText } from '#content/locale.ts'
import { media, picture, t } from '#seed/define.ts'

/** One paragraph of rich text in each language. */
export const paragraph = (en: string, ar: string): BilingualText => t(`<p>${en}</p>`, `<p>${ar}</p>`)

/** A tab of a TABS block; `scene` is the picture drawn for it. */
export function tab(id: string, title: BilingualText, description: BilingualText, scene: string, alt: BilingualText) {
  return { id: `tab-${id}`, title, description, imageSrc: picture(scene), imageAlt: alt }
}

/** A benefit of a FEATURES block with its icon, which says nothing that the title does not. */
export function benefit(icon: string, title: BilingualText, description: BilingualText) {
  return { id: `benefit-${icon}`, title, description, imageSrc: media(`benefit-${icon}.svg`) }
}

/** A question of a FAQ block. */
export function question(id: string, asked: BilingualText, answer: BilingualText) {
  return { id: `question-${id}`, question: asked, answer }
}

/** One line of a list, such as what happens next. */
export const point = (id: string, en: string, ar: string) => ({ id: `point-${id}`, text: t(en, ar) })
