import { icon } from '../../components/icons.tsx'

/* Lucide icons that only the article editor uses. In a file of their own, so that they are loaded with that editor. */
export const Heading2 = icon('M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1')
export const Heading3 = icon(
  'M4 12h8M4 18V6M12 18V6M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
)
export const Italic = icon('M19 4h-9M14 20H5M15 4L9 20')
export const ListOrdered = icon(
  'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
)
