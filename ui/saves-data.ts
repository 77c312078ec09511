type Connection = Navigator & { connection?: { saveData?: boolean } }

/** Whether the user asked for less data (not every browser tells). */
export const savesData = () => (navigator as Connection).connection?.saveData === true
