/** Whether the paths of a machine are taken: all are, unless a part was asked for (`npm test -- cart`). */
export const isAsked = (noun: string): boolean => {
  const { TEST_MACHINES } = process.env
  return !TEST_MACHINES || TEST_MACHINES.split(',').includes(noun)
}
