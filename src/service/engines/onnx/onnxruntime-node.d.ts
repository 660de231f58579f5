/** The part of the optional package that the service uses. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, shape: readonly number[]);
    constructor(type: 'int64', data: BigInt64Array, shape: readonly number[]);
    constructor(type: 'bool', data: readonly boolean[], shape: readonly number[]);
    readonly data: Float32Array | BigInt64Array | Uint8Array;
  }

  export class InferenceSession {
    static create(
      model: Uint8Array,
      options: {
        readonly intraOpNumThreads: number;
        readonly interOpNumThreads: number;
        /** Minimum severity of logged messages; 3 stands for errors. */
        readonly logSeverityLevel: 3;
        /** Keeps freed memory for the next run; true by default. */
        readonly enableCpuMemArena?: boolean;
      },
    ): Promise<InferenceSession>;
    readonly inputNames: readonly string[];
    readonly outputNames: readonly string[];
    run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  }
}
