/** When jobs arrive, how long they take, and who processes them. Times are in seconds. */
export interface QueueModel {
  /** Jobs that arrive per second at this time after the start; constant within each `rateStep`. */
  rateAt(time: number): number;
  readonly rateStep: number;
  /** No job arrives after this time; the simulation ends when all have been processed. */
  readonly duration: number;
  /** Draws the processing time of one job. */
  serviceTime(random: () => number): number;
  /** Workers in each zone, each of which processes one job at a time. */
  readonly zones: readonly number[];
  readonly loss?: ZoneLoss;
}

/** All workers of a zone end at once; their jobs are taken by others when their leases have ended. */
export interface ZoneLoss {
  readonly zone: number;
  readonly from: number;
  readonly until: number;
  readonly lease: number;
}

export interface QueueResult {
  readonly jobs: number;
  /** Jobs that had to start again, because their zone was lost. */
  readonly interrupted: number;
  /** Seconds from arrival to end, without the processing itself, in ascending order. */
  readonly waits: Float64Array;
  readonly longestQueue: number;
  /** Seconds from the loss of the zone until no job was waiting again; undefined if none waited, or without a loss. */
  readonly recovery?: number;
  /** Share of the time of all workers (had none been lost) that was spent on jobs, up to `duration`. */
  readonly utilisation: number;
}

/** Seconds by which a wait may differ from 0 because numbers are rounded. */
const roundingError = 1e-6;

interface Running {
  readonly job: number;
  readonly end: number;
  readonly zone: number;
  readonly epoch: number;
}

/**
 * Simulates a queue that gives the oldest job to the next free worker, event by event. The same random numbers give the
 * same result.
 */
export function simulateQueue(model: QueueModel, random: () => number): QueueResult {
  const { zones, loss, duration } = model;
  const arrivals = drawArrivals(model, random);
  const serviceTimes = Float64Array.from(arrivals, () => model.serviceTime(random));
  const waits = new Float64Array(arrivals.length);
  const free = [...zones];
  const epochs = zones.map(() => 0);
  const running = createHeap<Running>((one) => one.end);
  /** Jobs of a lost zone, oldest first, and when their leases end. */
  let returned: number[] = [];
  let returnAt = Number.POSITIVE_INFINITY;
  let isLost = false;
  let zoneEvent = loss?.from ?? Number.POSITIVE_INFINITY;
  let lostAt: number | undefined;
  let recovery: number | undefined;
  let [nextArrival, nextQueued, interrupted, longestQueue, busy] = [0, 0, 0, 0, 0];
  let dueReturned: number[] = [];

  const queueLength = () => nextArrival - nextQueued + dueReturned.length;
  const takeOldest = () => {
    const [first] = dueReturned;
    if (first !== undefined && (nextQueued >= nextArrival || first < nextQueued)) {
      dueReturned = dueReturned.slice(1);
      return first;
    }
    return nextQueued++;
  };
  const startJobs = (now: number) => {
    for (let zone = 0; zone < zones.length && queueLength() > 0; ) {
      if (free[zone] === 0) {
        zone++;
        continue;
      }
      const job = takeOldest();
      free[zone]!--;
      running.push({ job, end: now + serviceTimes[job]!, zone, epoch: epochs[zone]! });
    }
  };

  for (;;) {
    const arrival = arrivals[nextArrival] ?? Number.POSITIVE_INFINITY;
    const end = running.first()?.end ?? Number.POSITIVE_INFINITY;
    const now = Math.min(arrival, end, zoneEvent, returnAt);
    if (now === Number.POSITIVE_INFINITY) break;
    if (now === end) {
      const done = running.pop()!;
      if (done.epoch !== epochs[done.zone]) continue;
      free[done.zone]!++;
      const service = serviceTimes[done.job]!;
      const wait = now - arrivals[done.job]! - service;
      waits[done.job] = wait < roundingError ? 0 : wait;
      busy += Math.max(0, Math.min(now, duration) - Math.min(now - service, duration));
    } else if (now === zoneEvent && loss) {
      if (isLost) {
        free[loss.zone] = zones[loss.zone]!;
        zoneEvent = Number.POSITIVE_INFINITY;
      } else {
        isLost = true;
        lostAt = now;
        const jobs = running.all().filter(({ zone, epoch }) => zone === loss.zone && epoch === epochs[zone]);
        returned = jobs.map(({ job }) => job).sort((a, b) => a - b);
        interrupted = returned.length;
        returnAt = now + loss.lease;
        epochs[loss.zone]!++;
        free[loss.zone] = 0;
        zoneEvent = loss.until;
      }
    } else if (now === returnAt) {
      dueReturned = returned;
      returnAt = Number.POSITIVE_INFINITY;
    } else {
      nextArrival++;
    }
    startJobs(now);
    const waiting = queueLength();
    longestQueue = Math.max(longestQueue, waiting);
    const isHandled = returnAt === Number.POSITIVE_INFINITY;
    if (lostAt !== undefined && isHandled && recovery === undefined && waiting === 0) recovery = now - lostAt;
  }
  const workers = zones.reduce((sum, count) => sum + count, 0);
  return {
    jobs: arrivals.length,
    interrupted,
    waits: waits.sort(),
    longestQueue,
    ...(recovery !== undefined && { recovery }),
    utilisation: busy / (workers * duration),
  };
}

/** Times of arrival: a Poisson process with a rate that changes from step to step. */
function drawArrivals({ rateAt, rateStep, duration }: QueueModel, random: () => number): Float64Array {
  const times: number[] = [];
  for (let start = 0; start < duration; start += rateStep) {
    const end = Math.min(start + rateStep, duration);
    const rate = rateAt(start);
    for (let time = start + exponential(rate, random); time < end; time += exponential(rate, random)) {
      times.push(time);
    }
  }
  return Float64Array.from(times);
}

/** Draws from an exponential distribution with this rate. */
export const exponential = (rate: number, random: () => number): number => -Math.log(1 - random()) / rate;

/** Draws from a log-normal distribution with this mean; `spread` is the standard deviation of the logarithm. */
export function logNormal(mean: number, spread: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return mean * Math.exp(spread * normal - spread ** 2 / 2);
}

/** A binary heap: `first` and `pop` give the item with the least key. */
function createHeap<T>(keyOf: (item: T) => number) {
  const items: T[] = [];
  const swap = (a: number, b: number) => {
    const item = items[a]!;
    items[a] = items[b]!;
    items[b] = item;
  };
  const key = (at: number) => keyOf(items[at]!);
  return {
    first: () => items[0],
    all: () => items,
    push(item: T): void {
      items.push(item);
      for (let at = items.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1;
        if (key(parent) <= key(at)) return;
        swap(parent, at);
        at = parent;
      }
    },
    pop(): T | undefined {
      const [first] = items;
      const last = items.pop();
      if (items.length === 0 || last === undefined) return first;
      items[0] = last;
      for (let at = 0; ; ) {
        const left = 2 * at + 1;
        if (left >= items.length) return first;
        const least = left + 1 < items.length && key(left + 1) < key(left) ? left + 1 : left;
        if (key(at) <= key(least)) return first;
        swap(at, least);
        at = least;
      }
    },
  };
}
