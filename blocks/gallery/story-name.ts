import type { Story } from './story-link.tsx'

/** A story as one line of plain text: company, figure and title. */
export function storyName({ company, figure, title }: Pick<Story, 'company' | 'figure' | 'title'>): string {
  const figures = [figure?.text, title.text].filter(Boolean).join(' ')
  return company?.text ? `${company.text}: ${figures}` : figures
}
