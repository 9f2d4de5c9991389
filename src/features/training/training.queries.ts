import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type TrainingRecord = components['schemas']['TrainingRecord']
export type TrainingEntry = components['schemas']['TrainingEntry']

/** Hours of a school year, by the year in which it began; the present one when left out (HRS-02). */
export const recordQuery = (year?: number) =>
  queryOptions({
    queryKey: ['mine', 'training', year ?? 'present'],
    queryFn: async ({ signal }) =>
      (await api.GET('/training/record', { params: { query: year ? { year } : {} }, signal }))
        .data!,
  })
