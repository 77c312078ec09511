import { defaultPicture } from './default-media.ts'
import type { BilingualText } from './locale.ts'

export type BodyItem = {
  id: string
  type?: 'paragraph' | 'subheading' | 'heading' | 'list' | 'numbered-list' | 'image' | 'quote' | 'video'
  content?: BilingualText
  items?: { id?: string; content: BilingualText }[]
  imageSrc?: string | BilingualText
  imageAlt?: BilingualText
  videoSrc?: string | BilingualText
}

const placeholders = {
  heading: { content: { en: 'A new part begins here', ar: 'هنا يبدأ جزء جديد' } },
  paragraph: {
    content: inParagraph({
      en: 'One idea in three or four sentences, with an example that people know from their own work.',
      ar: 'فكرة واحدة في ثلاث جمل أو أربع، ومعها مثال يعرفه الناس من عملهم.',
    }),
  },
  image: {
    imageSrc: defaultPicture,
    imageAlt: { en: '', ar: '' },
    content: { en: 'What the picture shows, in one line.', ar: 'ما تُظهره الصورة، في سطر واحد.' },
  },
  quote: {
    content: { en: 'The sentence that readers should remember.', ar: 'الجملة التي نودّ أن يتذكّرها القارئ.' },
  },
} satisfies { [kind: string]: Omit<BodyItem, 'id' | 'type'> }

type BlankKind = keyof typeof placeholders
export const blankKinds = Object.keys(placeholders) as BlankKind[]

/** The text is a placeholder (specification §9). */
export function blankBodyItem(type: BlankKind, id: string): BodyItem {
  return { id, type, ...placeholders[type] }
}

export type ArticleTexts = {
  /** Set if the introduction is part of the body. */
  intro?: BilingualText
  subheading: BilingualText
  list: BilingualText[]
  paragraph: BilingualText
  lastSubheading: BilingualText
  closing: BilingualText
}

/** Intro, subheading, list, paragraph, subheading, closing paragraph (specification §9). */
export function articleBody(texts: ArticleTexts): BodyItem[] {
  return [
    ...(texts.intro ? [{ id: 'intro', content: inParagraph(texts.intro) }] : []),
    { id: 'subheading-1', type: 'subheading', content: texts.subheading },
    { id: 'list-1', type: 'list', items: texts.list.map((content, index) => ({ id: `list-1-${index + 1}`, content })) },
    { id: 'paragraph-1', type: 'paragraph', content: inParagraph(texts.paragraph) },
    { id: 'subheading-2', type: 'subheading', content: texts.lastSubheading },
    { id: 'paragraph-2', type: 'paragraph', content: inParagraph(texts.closing) },
  ]
}

function inParagraph({ en, ar }: BilingualText): BilingualText {
  return { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` }
}
