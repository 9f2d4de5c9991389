import { join } from 'node:path'
import type { Edge } from '#atlas/graph/graph.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { importFile } from '#atlas/load/import-file.ts'
import { projectHere } from '#atlas/load/project.ts'

type Driver = { drives: (edge: Edge) => boolean; maxSteps?: number }

/** The browser driver of a machine: which steps it can make happen. */
export const driverOf = async (noun: string): Promise<Driver> => {
  const { home, config } = await projectHere()
  if (!config.drivers)
    throw new Complaint('Say in atlas.config.ts which file exports the drivers of a browser')
  const { drivers } = (await importFile(join(home, config.drivers.file))) as {
    drivers: Record<string, Driver>
  }
  const driver = drivers[noun]
  if (!driver)
    throw new Complaint(
      `No driver drives ${noun} in a browser; there are drivers for ${Object.keys(drivers).join(', ')}`,
    )
  return driver
}
