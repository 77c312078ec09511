import type { LocalizedContent } from '../catalogue.ts'

type Detail = NonNullable<LocalizedContent<'RESOURCES'>['posts']['items'][number]['detailContent']>
/** The full text of a post, a story or a job. */
export type LocalizedArticle = Pick<Detail, 'backLinkText' | 'intro' | 'shareTitle' | 'tocTitle' | 'body'>
export type BodyItem = NonNullable<Detail['body']>['items'][number]

export const isHeading = ({ type }: BodyItem) => type === 'heading' || type === 'subheading'

/** A heading's anchor; the prefix avoids collisions with other ids of the page. */
export const anchorOf = ({ id }: BodyItem) => `part-${id}`

/** The headings in the sidebar's table of contents. */
export function headingsOf(article: LocalizedArticle): BodyItem[] {
  return article.body?.items.filter((item) => isHeading(item) && item.content?.html) ?? []
}
