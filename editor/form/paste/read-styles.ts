export type Styles = { [property: string]: string | undefined }

/** Reads declarations, such as those of a style attribute: 'mso-list:l0 level1; color:red'. */
export function readStyles(declarations: string | null): Styles {
  const pairs = (declarations ?? '').toLowerCase().split(';')
  return Object.fromEntries(
    pairs.map((pair) => {
      const colon = pair.indexOf(':')
      return [
        pair.slice(0, Math.max(colon, 0)).trim(),
        pair
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      ]
    }),
  )
}

export const stylesOf = (element: Element): Styles => readStyles(element.getAttribute('style'))
