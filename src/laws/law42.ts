/**
 * Law 42: dummy's rights. 2017, 2007. What dummy may do passes in silence; what he may not is watched in `law43.ts`, his questions
 * about a revoke in `law61.ts`. No rectification of its own.
 */
