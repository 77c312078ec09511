import type { Story } from './story-link.tsx'

/** A story in one line of words: whose it is, its number where it has one, and what that counts. */
export function storyName({ company, figure, title }: Pick<Story, 'company' | 'figure' | 'title'>): string {
  const figures = [figure?.text, title.text].filter(Boolean).join(' ')
  return company?.text ? `${company.text}: ${figures}` : figures
}
