type Connection = Navigator & { connection?: { saveData?: boolean } }

/** Whether the user prefers to save data; false in browsers without this setting. */
export const savesData = () => (navigator as Connection).connection?.saveData === true
