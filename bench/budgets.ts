import type { Weights } from './weight.ts'

/** Bytes as bench/weight.ts weighs them, and SQL queries that making the page takes. */
export type Budget = Weights & { queries: number }

/** What edit mode of `/` downloads until its first field is open; may only fall too. */
export const editModeBudget = { JS: 220_950, CSS: 31_600, JSON: 9_700 }

/** A budget may only fall: e2e/budgets.spec.ts fails when a page takes more, and when it takes much less. */
export const budgets: Record<string, Budget> = {
  '/': { HTML: 10_040, CSS: 13_280, JS: 2_830, fonts: 54_292, picture: 18_800, queries: 7 },
  '/ar': { HTML: 11_360, CSS: 13_280, JS: 2_830, fonts: 54_292, picture: 17_000, queries: 7 },
  '/resources': { HTML: 7_330, CSS: 9_940, JS: 2_830, fonts: 54_292, picture: 27_000, queries: 5 },
  '/ar/resources': { HTML: 8_430, CSS: 9_940, JS: 2_830, fonts: 54_292, picture: 24_500, queries: 5 },
  '/resources/skills-maps-that-managers-really-use': {
    HTML: 7_030,
    CSS: 14_260,
    JS: 3_240,
    fonts: 54_292,
    picture: 35_300,
    queries: 5,
  },
  '/ar/resources/skills-maps-that-managers-really-use': {
    HTML: 8_040,
    CSS: 14_260,
    JS: 3_240,
    fonts: 54_292,
    picture: 31_900,
    queries: 5,
  },
  '/solutions/totara-learn': { HTML: 13_590, CSS: 14_860, JS: 2_830, fonts: 54_292, picture: 26_400, queries: 5 },
  '/ar/solutions/totara-learn': { HTML: 15_280, CSS: 14_860, JS: 2_830, fonts: 54_292, picture: 24_500, queries: 5 },
  '/about': { HTML: 7_880, CSS: 14_490, JS: 2_830, fonts: 54_292, picture: 25_400, queries: 3 },
  '/ar/about': { HTML: 9_030, CSS: 14_490, JS: 2_830, fonts: 54_292, picture: 25_000, queries: 3 },
  '/contact': { HTML: 7_260, CSS: 9_800, JS: 2_830, fonts: 54_292, picture: 24_500, queries: 3 },
  '/ar/contact': { HTML: 8_230, CSS: 9_800, JS: 2_830, fonts: 54_292, picture: 22_600, queries: 3 },
}
