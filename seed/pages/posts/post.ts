import type { ContentInput } from '#blocks/catalogue.ts'
import { t } from '#seed/define.ts'
import { members } from '../team-members.ts'

export type Post = ContentInput<'RESOURCES'>['posts'][number]

/** The texts around an article's body. */
export const aroundArticle = {
  backLinkText: t('All resources', 'كل المصادر'),
  shareTitle: t('Share this article', 'شاركوا المقال'),
  tocTitle: t('In this article', 'في هذا المقال'),
}

/** Marks events that take place online, for search engines. */
export const online = { online: true } as const
export const inRiyadh = { place: t('Olaya Street 214, Riyadh', 'شارع العليا ٢١٤، الرياض'), country: 'SA' }
export const inDubai = { place: t('Knowledge Park, Block 8, Dubai', 'مجمّع المعرفة، مبنى ٨، دبي'), country: 'AE' }
export const inAmman = { place: t('Zahran Street 61, Amman', 'شارع زهران ٦١، عمّان'), country: 'JO' }

/** The texts around an event's description. */
export const aroundEvent = {
  backLinkText: t('All resources', 'كل المصادر'),
  shareTitle: t('Tell a colleague', 'أخبروا زميلًا'),
  tocTitle: t('On this page', 'في هذه الصفحة'),
}

/** The texts around the description of an upcoming event. */
export const aroundComingEvent = {
  ...aroundEvent,
  buttonText: t('Reserve a seat', 'احجزوا مقعدًا'),
  buttonLink: '/contact',
}

/** The author of an article, by team member. */
export function by(member: string) {
  const author = members.find(({ id }) => id === member)
  if (!author) throw new Error(`Nobody of the team is '${member}'`)
  const { name, role, portrait } = author
  return { author: { name, role, portrait } }
}
