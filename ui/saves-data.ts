type Connection = Navigator & { connection?: { saveData?: boolean } }

/** False in browsers without this setting. */
export const savesData = () => (navigator as Connection).connection?.saveData === true
