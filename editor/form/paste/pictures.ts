/** Whether a picture's name is an emoji: mail programs and social networks write emojis as pictures. */
export const isEmoji = (name: string): boolean =>
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}))(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(
    name,
  )

/** Whether a picture belongs to the text: it is neither the box of a checklist nor a tracking pixel. */
export const isShownPicture = (picture: Element): boolean =>
  !picture.matches('[aria-roledescription="checkbox" i], [role="checkbox"] > img') &&
  !['width', 'height'].some((side) => Number.parseFloat(picture.getAttribute(side) ?? '') <= 1)

export function nameOf(picture: Element): string {
  const source = picture.getAttribute('src') ?? ''
  const isInline = source.startsWith('data:')
  const name = isInline ? source.split(/[;,]/, 1)[0] : source.replace(/[?#].*$/, '').replace(/^.*[\\/]/, '')
  return picture.getAttribute('alt')?.trim() || name || 'img'
}
