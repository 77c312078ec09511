import { path } from './shapes.ts'

const curls = [
  [100, 50, 36],
  [72, 58, 27],
  [128, 58, 27],
  [58, 84, 25],
  [142, 84, 25],
  [56, 112, 23],
  [144, 112, 23],
  [64, 136, 20],
  [136, 136, 20],
]

/** Each style has what lies behind the head and what falls over the forehead. */
const styles = {
  short: {
    back: '',
    front: 'M69 97c-9-34 2-61 31-61s40 27 31 61c-1-8-1-19-3-26-7-3-12-7-15-12-8 7-24 10-39 8-2 8-3 22-5 30z',
  },
  parted: {
    back: '',
    front:
      'M69 97c-9-24-7-43 5-52 13-11 36-13 49-3 12 8 15 32 8 55-1-8-1-20-3-27-15-2-31-6-43-15-2 8-7 12-12 14-3 8-3 21-4 28z',
  },
  swept: {
    back: '',
    front:
      'M69 97c-7-22-6-36 1-45-1-12 14-22 34-22 24 0 34 22 27 67-1-8-0-19-2-26-3-6-7-9-12-10-13 4-29 3-39-1-4 4-5 8-6 13-1 8-1 19-2 25z',
  },
  receding: {
    back: '',
    front:
      'M69 98c-9-26-3-48 15-58 10-5 26-5 34 1 16 9 22 32 13 57-1-8-2-15-3-22-2-9-5-16-11-20-10-4-26-4-35 0-6 4-9 11-10 20-1 7-1 14-3 22z',
  },
  bob: {
    back: 'M100 32c-40 0-48 30-46 62 1 22-3 40-7 50 12 7 26 6 34 0h38c8 6 22 7 34 0-4-10-8-28-7-50 2-32-6-62-46-62z',
    front: 'M67 94c-4-30 7-47 33-47s37 17 33 47c-4-14-9-23-21-29-10 9-25 15-38 14-3 4-5 9-7 15z',
  },
  long: {
    back: 'M100 30c-42 0-51 30-49 66 1 34-7 62-13 88 22 10 102 10 124 0-6-26-14-54-13-88 2-36-7-66-49-66z',
    front: 'M104 48c-9 18-28 24-37 48-4-31 6-51 33-51s37 20 33 51c-6-24-20-30-29-48z',
  },
  bun: {
    back: 'M100 8a21 21 0 0 1 13 37.500h-26A21 21 0 0 1 100 8zM100 36c30 0 38 24 35 58H65c-3-34 5-58 35-58z',
    front: 'M66 94c-5-32 6-51 34-51s39 19 34 51c-3-14-8-24-16-30-12-4-24-4-36 0-8 6-13 16-16 30z',
  },
  curly: {
    back: '',
    front: 'M68 97c-8-30 6-54 32-54s40 24 32 54c-4-8-9-18-12-26-12 6-34 6-43 2-2 6-5 15-9 24z',
  },
}

export type Hair = { style: keyof typeof styles; colour: string }

export function hairBehind({ style, colour }: Hair): string {
  if (style !== 'curly') return path(styles[style].back, colour)
  return `<g fill="${colour}">${curls.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`
}

export function hairBefore({ style, colour }: Hair): string {
  return path(styles[style].front, colour)
}
