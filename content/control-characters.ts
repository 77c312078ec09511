const controls = String.raw`(?:(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\uFFFC])+`
const between = new RegExp(String.raw`(?<=[^\s\p{Cc}])${controls}(?=[^\s\p{Cc}])`, 'gu')
const others = new RegExp(controls, 'gu')

/**
 * Removes what no text can show: control characters other than tabs and line breaks, and code points that are not
 * characters. Between two words they become a space, because programs use them for breaks of lines, pages and cells.
 */
export const withoutControlCharacters = (text: string): string => text.replace(between, ' ').replace(others, '')
