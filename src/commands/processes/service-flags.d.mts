export declare const serviceFlags: readonly string[];
